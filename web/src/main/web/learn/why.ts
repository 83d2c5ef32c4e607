import { indexOf } from "../board/squares.ts";
import { rays } from "./lines.ts";

/** Why a square flips nothing. `end` is the square that is to blame. */
export type Why =
  | { readonly kind: "taken" }
  /** No disc of the other colour beside it. */
  | { readonly kind: "alone" }
  /** A line begins beside it and ends at an empty square. */
  | { readonly kind: "gap"; readonly end: string }
  /** A line begins beside it and runs to the edge. */
  | { readonly kind: "edge" }
  /** One's own disc stands beside it, and a line behind that. */
  | { readonly kind: "own"; readonly end: string };

/** A reason, and how likely it is that this is what the learner overlooked. */
interface Reason {
  readonly why: Why;
  readonly weight: number;
}

/**
 * Why a disc cannot be placed on a square that the referee refused. There may be a reason for each of eight directions; it
 * says the one that looks most like a line.
 *
 * @param own the placing side's letter on the board, `X` or `O`
 */
export function why(board: string, square: string, own: string): Why {
  if (board[indexOf(square)] !== "-") {
    return { kind: "taken" };
  }
  const reasons = rays(square)
    .map((ray) => along(ray, [...ray].map((on) => board[indexOf(on)] ?? "-").join(""), own))
    .filter((reason) => reason !== null);
  reasons.sort((a, b) => b.weight - a.weight);
  return reasons[0]?.why ?? { kind: "alone" };
}

function along(ray: readonly string[], discs: string, own: string): Reason | null {
  const other = own === "X" ? "O" : "X";
  const line = discs.length - discs.replace(new RegExp(`^${other}+`), "").length;
  if (line > 0) {
    const end = ray[line];
    const again = discs.slice(line + 1).startsWith(own);
    // a gap with one's own disc right behind it is the easiest to overlook
    return end === undefined
      ? { why: { kind: "edge" }, weight: line }
      : { why: { kind: "gap", end }, weight: line + (again ? 8 : 0) };
  }
  const past = discs.match(new RegExp(`^${own}+${other}+${own}`));
  return past === null ? null : { why: { kind: "own", end: ray[0] as string }, weight: 7 };
}
