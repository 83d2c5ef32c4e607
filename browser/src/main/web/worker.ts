/** A thread of the computer player: loads module and weights once, then answers one request after another. */
import type { Exports, JavaEngine, JavaRootMoves } from "./exports.ts";
import { fetchWeights, load, type Java } from "./load.ts";
import { readPlan } from "./plan.ts";
import type { Answer, Choice, Part, Prepare, Reply, Root, Search } from "./search.ts";
import { masksOf, squareNames } from "./squares.ts";

/** This thread's side of the worker, which the page's type library does not describe. */
interface Thread {
    onmessage: ((event: MessageEvent<Prepare | Search | Part>) => void) | null;
    postMessage(reply: Reply): void;
}

interface Loaded {
    exports: Exports;
    engine: JavaEngine;
}

const thread = self as unknown as Thread;
let deadline = Infinity;
let loaded: Promise<Loaded> | null = null;
/** The search this worker takes part in. */
let taken: { search: number; moves: JavaRootMoves } | null = null;

thread.onmessage = ({ data }) => {
    if (data.kind === "prepare") {
        void prepare(data);
    } else {
        void reply(data);
    }
};

async function prepare({ wasmUrl, weightsUrl }: Prepare): Promise<void> {
    loaded ??= start(wasmUrl, weightsUrl);
    try {
        await loaded;
        thread.postMessage({ kind: "ready" });
    } catch (problem) {
        thread.postMessage({ kind: "broken", problem: sentence(problem) });
    }
}

async function start(wasmUrl: string, weightsUrl: string): Promise<Loaded> {
    const [java, weights]: [Java, string] = await Promise.all([
        load(wasmUrl, { stop: () => performance.now() >= deadline }),
        fetchWeights(weightsUrl),
    ]);
    try {
        return { exports: java.exports, engine: java.exports.engine(java.text(weights)) };
    } catch (cause) {
        throw new Error(`The engine's weights (${weightsUrl}) cannot be read: ${sentence(cause)}`, { cause });
    }
}

async function reply(request: Search | Part): Promise<void> {
    if (loaded === null) {
        throw new Error("A search was asked for before the module.");
    }
    try {
        const { exports, engine } = await loaded;
        thread.postMessage(request.kind === "search" ? search(exports, engine, request) : part(exports, engine, request));
    } catch (problem) {
        thread.postMessage({ kind: "failed", problem: sentence(problem) });
    }
}

function search(exports: Exports, engine: JavaEngine, { root, level, seed, longest, divided }: Search): Reply {
    const [player, opponent] = sides(root);
    const chance = BigInt(Math.trunc(seed));
    taken = null; // both forget
    deadline = performance.now() + longest;
    if (divided && exports.divides(player, opponent, level) !== 0) {
        return { kind: "planned", plan: readPlan(exports, exports.plan(engine, player, opponent)) };
    }
    return { kind: "chosen", choice: choose(exports, engine, player, opponent, level, chance) };
}

function choose(exports: Exports, engine: JavaEngine, player: bigint, opponent: bigint, level: number, seed: bigint): Choice {
    const choice = exports.choose(engine, player, opponent, level, seed);
    return {
        square: squareNames[exports.choiceSquare(choice)]!,
        score: exports.choiceScore(choice),
        depth: exports.choiceDepth(choice),
        exact: exports.choiceExact(choice) !== 0,
        nodes: exports.choiceNodes(choice),
    };
}

function part(exports: Exports, engine: JavaEngine, { search, root, question }: Part): Reply {
    if (taken?.search !== search) {
        taken = { search, moves: exports.rootMoves(engine, ...sides(root)) };
    }
    const { square, round, alpha, beta, longest } = question;
    deadline = performance.now() + longest;
    const score = exports.scoreMove(taken.moves, square, round.depth, round.selectivity, alpha, beta);
    const answer: Answer = {
        score: exports.moveScore(score),
        nodes: exports.moveScoreNodes(score),
        ended: exports.moveScoreEnded(score) !== 0,
    };
    return { kind: "answered", answer };
}

/** The masks of the side to move and of the other. */
function sides({ board, toMove }: Root): [bigint, bigint] {
    const { black, white } = masksOf(board);
    return toMove === "black" ? [black, white] : [white, black];
}

function sentence(problem: unknown): string {
    return problem instanceof Error ? problem.message : String(problem);
}
