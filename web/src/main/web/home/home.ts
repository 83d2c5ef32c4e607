/** The home page: a board on which a game begins at once, against the computer or by two people at this device. */
import "../board/bar.ts";
import "../board/board.ts";
import "../board/notice.ts";
import "../board/score.ts";
import "../board/share.ts";
import { canRunWasm } from "../../../../../browser/src/main/web/load.ts";
import { Computer } from "../../../../../browser/src/main/web/computer.ts";
import { Referee } from "../../../../../browser/src/main/web/referee.ts";
import { t } from "../messages.ts";
import { openGroupFrom } from "./friend.ts";
import { Home } from "./home-page.ts";
import { joinByCode } from "./joining.ts";
import { findParts } from "./panel.ts";
import { openStore } from "./store.ts";

const parts = findParts();

// the lesson leads here by such a link; it may name the first move
const firstGame = /^#first-game(?:=([a-h][1-8]))?$/.exec(location.hash);
const isFirstGame = firstGame !== null;
if (isFirstGame) {
  history.replaceState(null, "", location.pathname);
}
const { wasm = "", worker = "", weights = "" } = document.documentElement.dataset;

// a square chosen before the rules are here is played as soon as they are
let early: string | null = firstGame?.[1] ?? null;
const remember = (event: HTMLElementEventMap["play"]): void => {
  early = event.detail.square;
};

parts.friend.addEventListener("click", () => void openGroupFrom(parts));
parts.friend.disabled = false;
joinByCode();

if (canRunWasm()) {
  parts.board.addEventListener("play", remember);
  try {
    const [referee, store] = await Promise.all([Referee.load(wasm), openStore()]);
    const home = new Home(parts, referee, new Computer({ worker, wasm, weights }), store);
    parts.board.removeEventListener("play", remember);
    await home.begin(early, isFirstGame);
    ready(true);
  } catch (problem) {
    fail(t("notice.noRules"), { label: t("notice.tryAgain"), run: () => location.reload() });
    throw problem;
  }
} else {
  fail(t("notice.oldBrowser"), { label: t("home.friend"), run: () => void openGroupFrom(parts) }, t("notice.oldBrowser.then"));
}

/** What needs the rules comes disabled from the server, and stays so where no script runs. */
function ready(is: boolean): void {
  for (const control of [parts.levels, parts.colors, parts.again, parts.two]) {
    control.disabled = !is;
  }
}

function fail(fact: string, action: { label: string; run: () => void }, then = ""): void {
  parts.root.dataset["state"] = "unable";
  parts.board.you = null;
  parts.board.still = true;
  ready(false);
  parts.below.state = "waiting";
  parts.lead.textContent = then;
  parts.notice.show({ kind: "bad", icon: "warning", fact, actions: [action] });
}
