import { isolated, t } from "../messages.ts";
import { call } from "./call.ts";

interface Running {
  readonly groupId: string;
  readonly color: "black" | "white";
  readonly toMove: "black" | "white" | null;
  readonly opponent: string;
}

/** Who has a seat in a running game sees on every other page the way back to it. */
export async function showWayBack(): Promise<void> {
  const head = document.querySelector(".head");
  if (head === null) {
    return;
  }
  const playing = await call<{ games: Running[] }>("GET", "/playing");
  const games = "done" in playing ? playing.done.games : [];
  const elsewhere = games.filter(({ groupId }) => location.pathname !== `/g/${groupId}`);
  // the one that waits for a move comes first
  const game = elsewhere.find(({ color, toMove }) => color === toMove) ?? elsewhere[0];
  if (game === undefined) {
    return;
  }
  const banner = document.createElement("aside");
  banner.className = "back-to-game";
  banner.setAttribute("aria-label", t("back.label"));
  const args = { name: isolated(game.opponent) };
  const words = document.createElement("span");
  words.textContent = game.color === game.toMove ? t("back.yours", args) : t("back.running", args);
  const way = document.createElement("a");
  way.href = `/g/${encodeURIComponent(game.groupId)}`;
  way.textContent = t("back.go");
  banner.append(words, way);
  head.after(banner);
}
