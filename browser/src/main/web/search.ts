/** What the page and its workers say to each other about a search. */
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

/** One pass over the moves: plies looked ahead, and Java's number for how much may be left out. */
export interface Round {
    depth: number;
    selectivity: number;
}

/** How several workers make a choice together: `RootPlan` of the engine. */
export interface Plan {
    /** All legal squares by their numbers, the most promising first. */
    moves: number[];
    /** The last one is exact. */
    rounds: Round[];
    /** The score to expect, in whole discs. */
    guess: number;
    /** Positions visited for the plan. */
    nodes: number;
}

/** A question about one move: what is it worth, as far as that lies between alpha and beta? */
export interface Question {
    square: number;
    round: Round;
    alpha: number;
    beta: number;
    /** Milliseconds after which the answer is no longer wanted. */
    longest: number;
}

/** The score of a move, or a bound on the side of the window it lies; nothing if it had to end before. */
export interface Answer {
    score: number;
    nodes: number;
    ended: boolean;
}

/** A board of 64 characters. */
export interface Root {
    board: string;
    toMove: Color;
}

/** Page to worker: load module and weights, ahead of the first search. */
export interface Prepare {
    kind: "prepare";
    wasmUrl: string;
    weightsUrl: string;
}

/** Page to worker: choose a move. */
export interface Search {
    kind: "search";
    root: Root;
    level: number;
    seed: number;
    /** Milliseconds after which the search ends with the best move so far. */
    longest: number;
    /** Whether other workers would help: then a long one for perfect play is answered with a plan. */
    divided: boolean;
}

/** Page to worker: take part in a search. */
export interface Part {
    kind: "part";
    /** Which search: for another one, all is forgotten. */
    search: number;
    root: Root;
    question: Question;
}

/** Worker to page; each request is answered once, in order. */
export type Reply =
    | { kind: "ready" }
    | { kind: "broken"; problem: string }
    | { kind: "chosen"; choice: Choice }
    | { kind: "planned"; plan: Plan }
    | { kind: "answered"; answer: Answer }
    | { kind: "failed"; problem: string };
