/** The computer player: searches in workers, so that the page stays alive. */
import { Division } from "./division.ts";
import { Hand, type Places } from "./hand.ts";
import type { Color } from "./referee.ts";
import type { Choice, Root } from "./search.ts";

export type { Places } from "./hand.ts";
export type { Choice } from "./search.ts";

/** Why a choice did not come: it was no longer wanted. */
export class Cancelled extends Error {
    override readonly name = "Cancelled";
}

/** How long a search may take, in milliseconds. */
export interface Patience {
    /** The search itself ends with its best move after this time. */
    longest: number;
    /** Workers that are silent for this much longer are given up. */
    grace: number;
}

const usualPatience: Patience = { longest: 5_000, grace: 3_000 };

/** More workers would hardly help: a position has few moves that are worth searching for long. */
const MOST_HANDS = 4;

interface Pending {
    id: number;
    root: Root;
    level: number;
    seed: number;
    /** What the workers are at, once they are; a second attempt if the first was met with silence. */
    attempt: Attempt | null;
    again: boolean;
    resolve(choice: Choice): void;
    reject(problem: unknown): void;
}

interface Attempt {
    /** Where the search is divided. */
    division: Division | null;
    /** The workers that take part in it. */
    joined: Set<Hand>;
    /** The watch over the workers' silence. */
    watch: ReturnType<typeof setTimeout>;
}

/**
 * One search at a time, by one worker, or by several where it is long. A worker at a search cannot be told to end it: it
 * watches the deadline, and where the search is to end sooner, the worker is ended. So that this costs no time, one worker
 * more than is needed is kept ready: it takes over, and another one is started in the background.
 */
export class Computer {
    readonly #places: Places;
    readonly #patience: Patience;
    readonly #most: number;
    readonly #hands = new Set<Hand>();
    /** How many workers searches have called for so far. */
    #wanted = 1;
    #closed = false;
    #pending: Pending | null = null;
    #lastId = 0;

    /** @param most how many workers may search at a time */
    constructor(places: Places, patience: Patience = usualPatience, most: number = handsOfThisMachine()) {
        this.#places = places;
        this.#patience = patience;
        this.#most = most;
    }

    /** Starts a worker and loads module and weights, ahead of the first search. */
    warmUp(): void {
        if (this.#hands.size === 0) {
            this.#refill();
        }
    }

    /**
     * Chooses a move on a board of 64 characters (`X` Black, `O` White, `-` empty).
     *
     * @param seed a whole number; decides between moves the level finds equally good
     * @throws Cancelled if {@link stop}, {@link close} or another search came in between
     */
    choose(board: string, toMove: Color, level: number, seed: number): Promise<Choice> {
        if (this.#closed) {
            return Promise.reject(new Cancelled("The computer was closed."));
        }
        this.stop();
        return new Promise((resolve, reject) => {
            this.#pending = {
                id: ++this.#lastId,
                root: { board, toMove },
                level,
                seed,
                attempt: null,
                again: false,
                resolve,
                reject,
            };
            this.#begin();
        });
    }

    /** Ends the search that is running, if any: its promise rejects as cancelled. */
    stop(): void {
        const pending = this.#settle();
        if (pending !== null) {
            pending.reject(new Cancelled("The search was stopped."));
            this.#endBusy();
            this.#refill();
        }
    }

    /** Ends the workers; no further search is possible. */
    close(): void {
        this.#closed = true;
        this.#settle()?.reject(new Cancelled("The computer was closed."));
        for (const hand of this.#hands) {
            hand.end();
        }
        this.#hands.clear();
    }

    /** A worker is free: the search that is waiting begins, or one that is divided has another helper. */
    #free(hand: Hand): void {
        const pending = this.#pending;
        if (pending?.attempt === null) {
            void this.#search(pending, hand);
        } else if (pending?.attempt.division) {
            this.#join(pending, pending.attempt, hand);
        }
        this.#refill();
    }

    #begin(): void {
        const free = [...this.#hands].find(isFree);
        if (free !== undefined) {
            this.#free(free);
        } else {
            this.#refill();
        }
    }

    async #search(pending: Pending, hand: Hand): Promise<void> {
        const { longest, grace } = this.#patience;
        const watch = setTimeout(() => this.#silent(pending), longest + grace);
        const attempt: Attempt = { division: null, joined: new Set(), watch };
        const begun = performance.now();
        pending.attempt = attempt;
        const wanted = () => this.#pending === pending && pending.attempt === attempt;
        try {
            const { root, level, seed } = pending;
            const reply = await hand.search({ kind: "search", root, level, seed, longest, divided: this.#most > 1 });
            if (wanted() && reply.kind === "planned") {
                attempt.division = new Division(reply.plan, begun + longest - performance.now());
                this.#divide(pending, attempt);
            }
            const choice = reply.kind === "chosen" ? reply.choice : await attempt.division?.choose();
            if (wanted()) {
                this.#settle()!.resolve(choice!);
            }
        } catch (problem) {
            if (wanted()) {
                this.#settle()!.reject(problem);
            }
        }
    }

    /** All workers but the spare one take part; those that there are not yet, as soon as they are ready. */
    #divide(pending: Pending, attempt: Attempt): void {
        this.#wanted = this.#most;
        for (const hand of [...this.#hands].filter(isFree)) {
            this.#join(pending, attempt, hand);
        }
        this.#refill();
    }

    #join({ id, root }: Pending, { division, joined }: Attempt, hand: Hand): void {
        if (joined.size < this.#most && !joined.has(hand)) {
            joined.add(hand);
            division!.join(hand.inSearch(id, root));
        }
    }

    /** The workers are ended. Their silence may be a machine's that slept, so the search is tried once more. */
    #silent(pending: Pending): void {
        this.#endBusy();
        if (pending.again) {
            this.#settle()!.reject(new Error("The computer could not choose a move: it did not answer in time, twice."));
            this.#refill();
        } else {
            pending.again = true;
            pending.attempt = null;
            this.#begin();
        }
    }

    /** The next search tries with a new worker. */
    #broken(hand: Hand, problem: Error): void {
        this.#hands.delete(hand);
        if (this.#hands.size === 0) {
            this.#settle()?.reject(problem);
        }
    }

    #endBusy(): void {
        for (const hand of [...this.#hands].filter(({ busy }) => busy)) {
            hand.end();
            this.#hands.delete(hand);
        }
    }

    /** Starts a worker if there are too few, one after the other, so that the first is ready soonest. */
    #refill(): void {
        const hands = [...this.#hands];
        if (!this.#closed && hands.length < this.#wanted + 1 && hands.every(({ ready }) => ready)) {
            const hand = new Hand(this.#places, {
                free: (freed) => this.#free(freed),
                broken: (broken, problem) => this.#broken(broken, problem),
            });
            this.#hands.add(hand);
            hand.begin();
        }
    }

    #settle(): Pending | null {
        const pending = this.#pending;
        this.#pending = null;
        clearTimeout(pending?.attempt?.watch);
        return pending;
    }
}

function isFree({ ready, busy }: Hand): boolean {
    return ready && !busy;
}

/** One core is left to the page. */
function handsOfThisMachine(): number {
    return Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1));
}
