/** The lesson: a board on which one learns by doing. Once the page is there, it asks the network for nothing more. */
import "../board/board.ts";
import "../board/notice.ts";
import { canRunWasm } from "../../../../../browser/src/main/web/load.ts";
import { Referee } from "../../../../../browser/src/main/web/referee.ts";
import { t } from "../messages.ts";
import { Learn } from "./learn-page.ts";
import { findParts } from "./parts.ts";

const parts = findParts();

// a square chosen before the rules are here is played as soon as they are
let early: string | null = null;
const remember = (event: HTMLElementEventMap["play"]): void => {
  early = event.detail.square;
};

if (canRunWasm()) {
  parts.board.addEventListener("play", remember);
  try {
    const referee = await Referee.load(document.documentElement.dataset["wasm"] ?? "");
    parts.board.removeEventListener("play", remember);
    await new Learn(parts, referee).begin(early);
  } catch (problem) {
    fail(t("notice.noRules"), { label: t("notice.tryAgain"), run: () => location.reload() });
    throw problem;
  }
} else {
  fail(t("notice.oldBrowser"));
}

function fail(fact: string, ...actions: { label: string; run: () => void }[]): void {
  parts.root.dataset["state"] = "unable";
  parts.board.you = null;
  parts.board.still = true;
  parts.notice.show({ kind: "bad", icon: "warning", fact, actions });
}
