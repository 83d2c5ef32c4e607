import { indexOf } from "./squares.ts";

/** One disc turning over: the axis that stands across its line, and how far it lies from the placed disc. */
export interface Turn {
  readonly ax: number;
  readonly ay: number;
  readonly distance: number;
}

/** What moves when a disc is placed: the disc itself, and those that turn, by square. */
export interface Motion {
  readonly placed: string;
  readonly turns: ReadonlyMap<string, Turn>;
}

const PLACE_MS = 120;
const TURN_MS = 250;
const STEP_MS = 45;

/**
 * The motion from one board to the next, if `placed` and `flipped` are all that changed; null if more or less did, as
 * when a move is taken back: then the board just shows.
 */
export function motion(before: string, after: string, placed: string | null, flipped: readonly string[]): Motion | null {
  if (placed === null || before === after) {
    return null;
  }
  const at = indexOf(placed);
  const color = after[at];
  if (before[at] !== "-" || color === "-" || color === undefined) {
    return null;
  }
  const expected = [...before];
  expected[at] = color;
  for (const square of flipped) {
    const index = indexOf(square);
    if (before[index] === "-" || before[index] === color) {
      return null;
    }
    expected[index] = color;
  }
  if (expected.join("") !== after) {
    return null;
  }
  return { placed, turns: new Map(flipped.map((square) => [square, turn(at, indexOf(square))])) };
}

function turn(from: number, to: number): Turn {
  const dx = (to & 7) - (from & 7);
  const dy = (to >> 3) - (from >> 3);
  return { ax: 0 - Math.sign(dy), ay: Math.sign(dx), distance: Math.max(Math.abs(dx), Math.abs(dy)) };
}

/** How long a motion takes, in milliseconds; where motion is reduced, everything fades at once. */
export function duration(motion: Motion, reduced: boolean): number {
  if (reduced || motion.turns.size === 0) {
    return PLACE_MS;
  }
  return TURN_MS + STEP_MS * Math.max(...[...motion.turns.values()].map((turn) => turn.distance));
}
