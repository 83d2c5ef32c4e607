import type { RefereeGame, View } from "../../../../../browser/src/main/web/referee.ts";

/** What is left when this many squares are empty is looked through in an instant. */
const MOST_EMPTY = 6;

/**
 * The best square for the side to move, found by playing everything to the end; the first of equals.
 *
 * @param game left as it was
 */
export function best(game: RefereeGame): string {
  const { board, toMove, legal } = game.view();
  if (toMove === null || [...board].filter((disc) => disc === "-").length > MOST_EMPTY) {
    throw new Error(`Only an ending of at most (${MOST_EMPTY}) empty squares can be looked through; this is (${board}).`);
  }
  const sign = toMove === "black" ? 1 : -1;
  const values = Object.keys(legal).map((square) => ({ square, value: sign * after(game, square) }));
  return values.reduce((a, b) => (b.value > a.value ? b : a)).square;
}

/** What a move leads to if both sides then play their best: Black's discs less White's. */
function after(game: RefereeGame, square: string): number {
  const played = game.play(square);
  if (!played.ok) {
    throw new Error(`The square (${square}) was said to be legal, and is refused: ${played.reason}.`);
  }
  const value = worth(game, played.view);
  game.undo();
  return value;
}

function worth(game: RefereeGame, { toMove, result, legal }: View): number {
  if (result !== null) {
    return result.black - result.white;
  }
  const values = Object.keys(legal).map((square) => after(game, square));
  return toMove === "black" ? Math.max(...values) : Math.min(...values);
}
