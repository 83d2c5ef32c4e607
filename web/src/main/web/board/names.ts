import type { Args } from "../messages.ts";

/** A message: its key and what is put into it. */
export interface Message {
  readonly key: string;
  readonly args: Args;
}

/** What there is to say about a square. */
export interface SquareState {
  readonly square: string;
  /** `X` Black, `O` White, `-` empty. */
  readonly disc: string;
  /** How many discs a disc here would flip, if one may be placed. */
  readonly flips: number | null;
  readonly last: boolean;
  readonly flipped: boolean;
}

const BLACK = {
  plain: "board.square.black",
  last: "board.square.black.last",
  flipped: "board.square.black.flipped",
} as const;
const WHITE = {
  plain: "board.square.white",
  last: "board.square.white.last",
  flipped: "board.square.white.flipped",
} as const;

/** How a square is named aloud: one message a kind of square. */
export function nameOf({ square, disc, flips, last, flipped }: SquareState): Message {
  if (disc === "-") {
    return flips === null
      ? { key: "board.square.empty", args: { square } }
      : { key: "board.square.open", args: { square, count: flips } };
  }
  const keys = disc === "X" ? BLACK : WHITE;
  return { key: last ? keys.last : flipped ? keys.flipped : keys.plain, args: { square } };
}

/** How a side's discs are counted aloud. */
export function discs(color: "black" | "white", count: number): Message {
  return { key: color === "black" ? "bar.discs.black" : "bar.discs.white", args: { count } };
}

/** What is said when a disc has been placed. */
export function placed(color: string, square: string, count: number): Message {
  return { key: color === "X" ? "board.said.black" : "board.said.white", args: { square, count } };
}
