import type { BarElement } from "../board/bar.ts";
import type { BoardElement } from "../board/board.ts";
import type { NoticeElement } from "../board/notice.ts";
import type { ScoreElement } from "../board/score.ts";
import type { ShareElement } from "../board/share.ts";
import { part } from "../part.ts";

/** The parts of the home page, as the server rendered them. */
export interface Parts {
  readonly root: HTMLElement;
  readonly board: BoardElement;
  readonly above: BarElement;
  readonly below: BarElement;
  readonly notice: NoticeElement;
  readonly score: ScoreElement;
  readonly share: ShareElement;
  readonly heading: HTMLElement;
  readonly lead: HTMLElement;
  readonly levels: HTMLFieldSetElement;
  readonly sentence: HTMLElement;
  readonly colors: HTMLFieldSetElement;
  readonly takeBack: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly friend: HTMLButtonElement;
  readonly two: HTMLButtonElement;
  readonly computer: HTMLButtonElement;
}

/** Finds the parts; a page without one of them is a fault of ours. */
export function findParts(): Parts {
  return {
    root: part("#main"),
    board: part("#squares"),
    above: part("#bar-above"),
    below: part("#bar-below"),
    notice: part("#notice"),
    score: part("#score"),
    share: part("#share"),
    heading: part("#status"),
    lead: part("#lead"),
    levels: part("#levels"),
    sentence: part("#level-sentence"),
    colors: part("#colors"),
    takeBack: part("#take-back"),
    again: part("#new-game"),
    friend: part("#friend"),
    two: part("#two"),
    computer: part("#computer"),
  };
}

/** The value chosen in a set of radio buttons. */
export function chosen(set: HTMLFieldSetElement): string {
  return set.querySelector<HTMLInputElement>("input:checked")?.value ?? "";
}

/** The words beside the value chosen. */
export function chosenLabel(set: HTMLFieldSetElement): string {
  return set.querySelector("label:has(:checked)")?.textContent?.trim() ?? "";
}

/** Chooses a value in a set of radio buttons. */
export function choose(set: HTMLFieldSetElement, value: string): void {
  const input = set.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (input !== null) {
    input.checked = true;
  }
}
