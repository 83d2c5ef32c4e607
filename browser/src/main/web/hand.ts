/** A worker of the computer player, as the page sees it. */
import type { Answer, Part, Prepare, Question, Reply, Root, Search } from "./search.ts";
import type { Helper } from "./division.ts";

/** Where the build put what a worker is made of. */
export interface Places {
    worker: string;
    wasm: string;
    weights: string;
}

interface Watching {
    /** It can be asked something: at first, and after each reply. */
    free(hand: Hand): void;
    /** Nothing can be asked of it any more. */
    broken(hand: Hand, problem: Error): void;
}

type Outstanding = { resolve(reply: Reply): void; reject(problem: Error): void };

/** Answers one request at a time. A search cannot be reached from outside while it runs: {@link end} ends the worker. */
export class Hand {
    readonly #places: Places;
    readonly #watching: Watching;
    #worker: Worker | null = null;
    #ready = false;
    #outstanding: Outstanding | null = null;

    constructor(places: Places, watching: Watching) {
        this.#places = places;
        this.#watching = watching;
    }

    /** Starts the worker, which loads module and weights. */
    begin(): void {
        try {
            this.#worker = new Worker(this.#places.worker, { type: "module" });
        } catch (problem) {
            this.#notStarted(String(problem));
            return;
        }
        this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#heard(data);
        this.#worker.onerror = (event) => {
            event.preventDefault();
            this.#notStarted(event.message);
        };
        const prepare: Prepare = { kind: "prepare", wasmUrl: this.#places.wasm, weightsUrl: this.#places.weights };
        this.#worker.postMessage(prepare);
    }

    get ready(): boolean {
        return this.#ready;
    }

    get busy(): boolean {
        return this.#outstanding !== null;
    }

    /** Asks for a choice or, where the search may be divided, perhaps for a plan. */
    search(search: Search): Promise<Reply> {
        return this.#ask(search);
    }

    /** Its part in a search that is divided. */
    inSearch(search: number, root: Root): Helper {
        return {
            ask: async (question: Question): Promise<Answer> => {
                const reply = await this.#ask({ kind: "part", search, root, question });
                if (reply.kind !== "answered") {
                    throw new Error(`A worker answered (${reply.kind}) to a question.`);
                }
                return reply.answer;
            },
        };
    }

    /** Ends the worker; what was asked last is never answered. */
    end(): void {
        this.#worker?.terminate();
        this.#worker = null;
        this.#ready = false;
        this.#outstanding = null;
    }

    #ask(request: Search | Part): Promise<Reply> {
        return new Promise((resolve, reject) => {
            this.#outstanding = { resolve, reject };
            this.#worker!.postMessage(request);
        });
    }

    #heard(reply: Reply): void {
        switch (reply.kind) {
            case "ready":
                this.#ready = true;
                this.#watching.free(this);
                break;
            case "broken":
                this.#broken(reply.problem);
                break;
            case "failed":
                this.#taken()?.reject(new Error(`The computer could not choose a move: ${reply.problem}`));
                this.#watching.free(this);
                break;
            default:
                this.#taken()?.resolve(reply);
                this.#watching.free(this);
        }
    }

    #notStarted(reason: string | undefined): void {
        this.#broken(`Its worker (${this.#places.worker}) could not be started${reason ? `: ${reason}` : "."}`);
    }

    #broken(reason: string): void {
        const problem = new Error(`The computer is not available. ${reason}`);
        const outstanding = this.#taken();
        this.end();
        outstanding?.reject(problem);
        this.#watching.broken(this, problem);
    }

    #taken(): Outstanding | null {
        const outstanding = this.#outstanding;
        this.#outstanding = null;
        return outstanding;
    }
}
