/** The computer player: searches in a worker, so that the page stays alive. */
import type { Color } from "./referee.ts";
import type { Answer, Choice, Prepare, Search } from "./search.ts";

export type { Choice } from "./search.ts";

/** Why a choice did not come: it was no longer wanted. */
export class Cancelled extends Error {
    override readonly name = "Cancelled";
}

/** How long a search may take, in milliseconds. */
export interface Patience {
    /** The search itself ends with its best move after this time. */
    longest: number;
    /** A worker that is silent for this much longer is given up. */
    grace: number;
}

const usualPatience: Patience = { longest: 5_000, grace: 3_000 };

interface Pending {
    search: Search;
    /** Whether a first worker was already given up over it. */
    again: boolean;
    /** The watch over the worker's silence; begins once the module is loaded. */
    watch: ReturnType<typeof setTimeout> | undefined;
    resolve(choice: Choice): void;
    reject(problem: Error): void;
}

/**
 * One search at a time. A search cannot be reached from outside while it runs: it watches its own deadline, and where it
 * is to end sooner, its worker is ended and the next one is started at once, so that it is warm when it is wanted.
 */
export class Computer {
    readonly #workerUrl: string;
    readonly #wasmUrl: string;
    readonly #patience: Patience;
    #worker: Worker | null = null;
    #ready = false;
    #closed = false;
    #pending: Pending | null = null;
    #lastId = 0;

    constructor(workerUrl: string, wasmUrl: string, patience: Patience = usualPatience) {
        this.#workerUrl = workerUrl;
        this.#wasmUrl = wasmUrl;
        this.#patience = patience;
    }

    /** Starts the worker and loads the module, ahead of the first search. */
    warmUp(): void {
        if (this.#worker === null && !this.#closed) {
            this.#begin();
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
            const id = ++this.#lastId;
            const search: Search = { kind: "search", id, board, toMove, level, seed, longest: this.#patience.longest };
            this.#pending = { search, again: false, watch: undefined, resolve, reject };
            if (this.#ready) {
                this.#ask();
            } else {
                this.warmUp();
            }
        });
    }

    /** Ends the search that is running, if any: its promise rejects as cancelled. */
    stop(): void {
        const pending = this.#settle();
        if (pending !== null) {
            pending.reject(new Cancelled("The search was stopped."));
            if (this.#ready) {
                this.#replace();
            }
        }
    }

    /** Ends the worker; no further search is possible. */
    close(): void {
        this.#closed = true;
        this.#settle()?.reject(new Cancelled("The computer was closed."));
        this.#end();
    }

    #begin(): void {
        let worker: Worker;
        try {
            worker = new Worker(this.#workerUrl, { type: "module" });
        } catch (problem) {
            this.#notStarted(String(problem));
            return;
        }
        this.#worker = worker;
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
            if (worker === this.#worker) {
                this.#heard(data);
            }
        };
        worker.onerror = (event) => {
            event.preventDefault();
            if (worker === this.#worker) {
                this.#notStarted(event.message);
            }
        };
        const prepare: Prepare = { kind: "prepare", wasmUrl: this.#wasmUrl };
        worker.postMessage(prepare);
    }

    #notStarted(reason: string | undefined): void {
        this.#broken(`Its worker (${this.#workerUrl}) could not be started${reason ? `: ${reason}` : "."}`);
    }

    #end(): void {
        this.#worker?.terminate();
        this.#worker = null;
        this.#ready = false;
    }

    #replace(): void {
        this.#end();
        this.#begin();
    }

    #heard(answer: Answer): void {
        switch (answer.kind) {
            case "ready":
                this.#ready = true;
                if (this.#pending !== null) {
                    this.#ask();
                }
                break;
            case "broken":
                this.#broken(answer.problem);
                break;
            case "chosen":
                this.#settle()?.resolve(answer.choice);
                break;
            case "failed":
                this.#settle()?.reject(new Error(`The computer could not choose a move: ${answer.problem}`));
                break;
        }
    }

    #ask(): void {
        const pending = this.#pending!;
        this.#worker!.postMessage(pending.search);
        pending.watch = setTimeout(() => this.#silent(pending), this.#patience.longest + this.#patience.grace);
    }

    /** The worker is ended. Its silence may be a machine's that slept, so the search is tried once more. */
    #silent(pending: Pending): void {
        this.#replace();
        if (pending.again) {
            this.#settle();
            pending.reject(new Error("The computer could not choose a move: it did not answer in time, twice."));
        } else {
            pending.again = true;
        }
    }

    /** Nothing can be asked of this worker; the next search tries with a new one. */
    #broken(problem: string): void {
        this.#end();
        this.#settle()?.reject(new Error(`The computer is not available. ${problem}`));
    }

    #settle(): Pending | null {
        const pending = this.#pending;
        this.#pending = null;
        clearTimeout(pending?.watch);
        return pending;
    }
}
