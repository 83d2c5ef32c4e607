import type { ListedMove } from "../board/rows.ts";
import type { BySide, Color } from "../live/protocol.ts";

/** How the board stands after one more disc; the first step has no move. */
export interface Step {
  readonly board: string;
  readonly supplies: BySide<number>;
  readonly color: Color | null;
  readonly square: string | null;
  readonly flipped: readonly string[];
  readonly handedOver: boolean;
  /** Whether the opponent is skipped after it. */
  readonly skips: boolean;
}

/** What the server wrote into the page. */
export interface GameRecord {
  readonly players: BySide<string>;
  /** Whether the game has ended, with the last step. */
  readonly over: boolean;
  readonly steps: readonly Step[];
}

/** The moves for the list, with skips in their places. */
export function listed(steps: readonly Step[]): ListedMove[] {
  return steps.flatMap(({ color, square, skips }) => {
    if (color === null || square === null) {
      return [];
    }
    const skipped = { color: color === "black" ? "white" : "black", square: "", skipped: true } as const;
    return skips ? [{ color, square }, skipped] : [{ color, square }];
  });
}
