import type { BoardElement } from "../board/board.ts";
import type { NoticeElement } from "../board/notice.ts";
import { part } from "../part.ts";

/** The parts of the lesson's page, as the server rendered them. */
export interface Parts {
  readonly root: HTMLElement;
  readonly board: BoardElement;
  readonly bar: HTMLElement;
  readonly title: HTMLElement;
  readonly text: HTMLElement;
  /** What helps in the first game, by what one points with; on the last page. */
  readonly advice: HTMLElement;
  readonly task: HTMLElement;
  readonly notice: NoticeElement;
  readonly back: HTMLButtonElement;
  readonly hint: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  /** What the last page has in place of hint and next. */
  readonly onwards: HTMLElement;
  readonly contents: HTMLElement;
  readonly restart: HTMLButtonElement;
}

/** Finds the parts; a page without one of them is a fault of ours. */
export function findParts(): Parts {
  return {
    root: part("#main"),
    board: part("#squares"),
    bar: part("#steps"),
    title: part("#title"),
    text: part("#text"),
    advice: part("#advice"),
    task: part("#task"),
    notice: part("#notice"),
    back: part("#back"),
    hint: part("#hint"),
    next: part("#next"),
    onwards: part("#onwards"),
    contents: part("#contents"),
    restart: part("#restart"),
  };
}
