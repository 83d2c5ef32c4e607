import type { Color } from "./board.ts";

/** A move in a list of moves; `skipped` says that `color` could not move there, and `square` means nothing. */
export interface ListedMove {
  readonly color: Color;
  readonly square: string;
  readonly skipped?: boolean;
  /** Who placed the disc, where it was not the player. */
  readonly by?: "computer" | "timer";
}

/** What stands in one place of the list; `ply` counts the discs placed up to and with this one. */
export interface Entry extends ListedMove {
  readonly ply: number;
}

/** One row of the list, numbered by the first disc placed in it. */
export interface Row {
  readonly number: number;
  readonly black: Entry | null;
  readonly white: Entry | null;
}

/** Moves in rows of Black and White. A skip takes its side's place and adds nothing to the ply. */
export function rows(moves: readonly ListedMove[]): Row[] {
  const rows: { number: number; black: Entry | null; white: Entry | null }[] = [];
  let ply = 0;
  for (const move of moves) {
    const number = ply + 1;
    ply += move.skipped ? 0 : 1;
    const entry = { ...move, ply };
    const row = rows.at(-1);
    if (row === undefined || move.color === "black" || row.white !== null) {
      rows.push({ number, black: null, white: null, [move.color]: entry });
    } else {
      row.white = entry;
    }
  }
  return rows;
}
