/** What the page and its worker say to each other about a search. */
import type { Color } from "./referee.ts";

/** A move the computer chose. */
export interface Choice {
    square: string;
    /** The disc difference it expects at the end, for the side to move, in hundredths of a disc. */
    score: number;
    /** Plies searched. */
    depth: number;
    /** Whether `score` is the proven result of best play. */
    exact: boolean;
    /** Positions visited. */
    nodes: number;
}

/** Page to worker: load the module, ahead of the first search. */
export interface Prepare {
    kind: "prepare";
    wasmUrl: string;
}

/** Page to worker: choose a move. */
export interface Search {
    kind: "search";
    id: number;
    board: string;
    toMove: Color;
    level: number;
    seed: number;
    /** Milliseconds after which the search ends with the best move so far. */
    longest: number;
}

/** Worker to page. */
export type Answer =
    | { kind: "ready" }
    | { kind: "broken"; problem: string }
    | { kind: "chosen"; id: number; choice: Choice }
    | { kind: "failed"; id: number; problem: string };
