/** The computer player's thread: loads the module once, then answers one search after another. */
import type { JavaEngine } from "./exports.ts";
import { load, type Java } from "./load.ts";
import type { Answer, Choice, Prepare, Search } from "./search.ts";
import { masksOf, squareNames } from "./squares.ts";

/** This thread's side of the worker, which the page's type library does not describe. */
interface Thread {
    onmessage: ((event: MessageEvent<Prepare | Search>) => void) | null;
    postMessage(answer: Answer): void;
}

const thread = self as unknown as Thread;
let deadline = Infinity;
let loaded: Promise<{ java: Java; engine: JavaEngine }> | null = null;

thread.onmessage = ({ data }) => {
    switch (data.kind) {
        case "prepare":
            void prepare(data.wasmUrl);
            break;
        case "search":
            void search(data);
            break;
    }
};

async function prepare(wasmUrl: string): Promise<void> {
    loaded ??= load(wasmUrl, { stop: () => performance.now() >= deadline }).then((java) => ({
        java,
        engine: java.exports.engine(),
    }));
    try {
        await loaded;
        thread.postMessage({ kind: "ready" });
    } catch (problem) {
        thread.postMessage({ kind: "broken", problem: sentence(problem) });
    }
}

async function search(wanted: Search): Promise<void> {
    if (loaded === null) {
        throw new Error("A search was asked for before the module.");
    }
    try {
        const { java, engine } = await loaded;
        thread.postMessage({ kind: "chosen", id: wanted.id, choice: choose(java, engine, wanted) });
    } catch (problem) {
        thread.postMessage({ kind: "failed", id: wanted.id, problem: sentence(problem) });
    }
}

function choose({ exports }: Java, engine: JavaEngine, wanted: Search): Choice {
    const { black, white } = masksOf(wanted.board);
    const [player, opponent] = wanted.toMove === "black" ? [black, white] : [white, black];
    deadline = performance.now() + wanted.longest;
    const choice = exports.choose(engine, player, opponent, wanted.level, BigInt(Math.trunc(wanted.seed)));
    return {
        square: squareNames[exports.choiceSquare(choice)]!,
        score: exports.choiceScore(choice),
        depth: exports.choiceDepth(choice),
        exact: exports.choiceExact(choice) !== 0,
        nodes: exports.choiceNodes(choice),
    };
}

function sentence(problem: unknown): string {
    return problem instanceof Error ? problem.message : String(problem);
}
