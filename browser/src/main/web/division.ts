/** A perfect move found by several workers: who searches which move, and what follows from their answers. */
import type { Answer, Choice, Plan, Question, Round } from "./search.ts";
import { squareNames } from "./squares.ts";

/** Whoever answers questions, one at a time. */
export interface Helper {
    ask(question: Question): Promise<Answer>;
}

/** What is known of a move in the round that is going on: its score lies from `lower` to `upper`. */
interface Move {
    square: number;
    lower: number;
    upper: number;
    asked: boolean;
}

const LOWEST = -64;
const HIGHEST = 64;

/**
 * Goes through the rounds of a plan, each in a window around the score that is expected, as one engine does alone.
 *
 * The first move is searched with the whole window. The others only have to show that they are no better: a question with
 * a null window each, which goes to whichever worker is free, and only those that fail it are looked at again (root
 * splitting in which the young brothers wait: R. Feldmann and others, 1989). While the score of the first is still unknown,
 * the brothers are measured by the expected score, which it has more often than not; so no one is idle.
 *
 * Workers share no memory. Each keeps its own between rounds. All that is known is what they answered, as bounds by move.
 */
export class Division {
    readonly #plan: Plan;
    readonly #deadline: number;
    readonly #free: Helper[] = [];
    #moves: Move[];
    #leader: Move;
    #round = 0;
    #alpha = LOWEST;
    #beta = HIGHEST;
    #step = 2;
    #score: number;
    #depth = 0;
    #nodes: number;
    #out = 0;
    #over = false;
    #settle: { resolve(choice: Choice): void; reject(problem: unknown): void } | null = null;

    /** @param longest milliseconds after which it ends with the best move so far */
    constructor(plan: Plan, longest: number) {
        this.#plan = plan;
        this.#deadline = performance.now() + longest;
        this.#moves = plan.moves.map((square) => ({ square, lower: LOWEST, upper: HIGHEST, asked: false }));
        this.#leader = this.#moves[0]!;
        this.#score = plan.guess;
        this.#nodes = plan.nodes;
        this.#aspire();
    }

    /** Makes the choice with the helpers that have joined and those that still will. */
    choose(): Promise<Choice> {
        return new Promise((resolve, reject) => {
            this.#settle = { resolve, reject };
            this.#deal();
        });
    }

    /** One more to answer questions. */
    join(helper: Helper): void {
        this.#free.push(helper);
        if (this.#settle !== null) {
            this.#deal();
        }
    }

    /** Asks all who are free what is to be asked; ends where there is nothing left to ask or to ask it with. */
    #deal(): void {
        while (!this.#over && this.#free.length > 0) {
            const longest = this.#deadline - performance.now();
            const asked = longest > 0 ? this.#next() : null;
            if (asked === null) {
                break;
            }
            this.#ask(this.#free.pop()!, asked.move, {
                square: asked.move.square,
                round: this.#current(),
                alpha: asked.alpha,
                beta: asked.beta,
                longest,
            });
        }
        if (!this.#over && this.#out === 0 && this.#free.length > 0) {
            this.#end();
        }
    }

    #ask(helper: Helper, move: Move, question: Question): void {
        const round = this.#round;
        move.asked = true;
        this.#out++;
        helper.ask(question).then(
            (answer) => {
                this.#out--;
                this.#nodes += answer.nodes;
                this.#free.push(helper);
                if (round === this.#round && !this.#over) {
                    move.asked = false;
                    if (!answer.ended) {
                        this.#learn(move, question, answer.score);
                    }
                }
                this.#deal();
            },
            (problem: unknown) => {
                this.#over = true;
                this.#settle?.reject(problem);
            },
        );
    }

    #learn(move: Move, { alpha, beta }: Question, score: number): void {
        const best = Math.max(...this.#moves.map(({ lower }) => lower));
        if (score > alpha) {
            move.lower = Math.max(move.lower, score);
        }
        if (score < beta) {
            move.upper = Math.min(move.upper, score);
        }
        if (move.lower > best) {
            this.#leader = move;
        }
        for (let found = this.#found(); found !== null && !this.#over; found = this.#found()) {
            this.#goOn(found);
        }
    }

    /** The next question in this window, if there is one that no one is at. */
    #next(): { move: Move; alpha: number; beta: number } | null {
        const [first, ...others] = this.#moves as [Move, ...Move[]];
        const low = this.#low();
        if (!first.asked && this.#open(first, low)) {
            return { move: first, alpha: low, beta: this.#beta };
        }
        const bar = this.#open(first, low) ? Math.max(low, this.#beta - 1) : low;
        for (const move of others) {
            if (move.asked || !this.#open(move, low)) {
                continue;
            }
            if (move.lower === low && low > this.#alpha) {
                return { move, alpha: low, beta: this.#beta };
            }
            if (move.upper > bar) {
                return { move, alpha: bar, beta: bar + 1 };
            }
        }
        return null;
    }

    /** The best score that is sure, or the window's lower bound. */
    #low(): number {
        return Math.max(this.#alpha, ...this.#moves.map(({ lower }) => lower));
    }

    /** Whether a move may still turn out better than `low`, or its score is still wanted. */
    #open({ lower, upper }: Move, low: number): boolean {
        return upper > low && lower < upper;
    }

    /** The score in this window, or a bound on the side it lies; null while it is open. */
    #found(): number | null {
        const low = this.#low();
        if (low >= this.#beta) {
            return low;
        }
        if (this.#moves.some((move) => this.#open(move, low))) {
            return null;
        }
        return low > this.#alpha ? low : Math.max(...this.#moves.map(({ upper }) => upper));
    }

    /** On to the next window, or to the next round. */
    #goOn(found: number): void {
        if (found <= this.#alpha && this.#alpha > LOWEST) {
            this.#beta = this.#alpha + 1;
            this.#alpha = Math.max(LOWEST, found - this.#step);
            this.#step *= 2;
        } else if (found >= this.#beta && this.#beta < HIGHEST) {
            this.#alpha = this.#beta - 1;
            this.#beta = Math.min(HIGHEST, found + this.#step);
            this.#step *= 2;
        } else {
            this.#score = found;
            this.#depth = this.#current().depth;
            this.#round++;
            if (this.#round === this.#plan.rounds.length) {
                this.#end();
            } else {
                this.#begin();
            }
        }
    }

    /** A new round, with the best move first. */
    #begin(): void {
        const others = this.#moves.filter((move) => move !== this.#leader);
        this.#moves = [this.#leader, ...others].map((move) => ({ ...move, lower: LOWEST, upper: HIGHEST, asked: false }));
        this.#leader = this.#moves[0]!;
        this.#aspire();
    }

    /** The window around the score that is expected. */
    #aspire(): void {
        const last = this.#plan.rounds.at(-1)!;
        // Results are even, as empty squares go to the winner.
        const guess = this.#current().depth === last.depth ? this.#score & ~1 : this.#score;
        this.#alpha = Math.max(LOWEST, guess - 1);
        this.#beta = Math.min(HIGHEST, guess + 1);
        this.#step = 2;
    }

    #current(): Round {
        return this.#plan.rounds[this.#round]!;
    }

    #end(): void {
        this.#over = true;
        this.#settle?.resolve({
            square: squareNames[this.#leader.square]!,
            score: 100 * this.#score,
            depth: this.#depth,
            exact: this.#round === this.#plan.rounds.length,
            nodes: this.#nodes,
        });
    }
}
