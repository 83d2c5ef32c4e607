import assert from "node:assert/strict";
import { Cancelled, Computer } from "../../main/web/computer.ts";
import { Referee, type View } from "../../main/web/referee.ts";
import { Dice } from "./dice.ts";
import { places, wasmUrl } from "./places.ts";

const referee = await Referee.load(wasmUrl);
const start = referee.newGame().view();

/** Runs `use` with a computer that is closed afterwards. */
async function withComputer(use: (computer: Computer) => Promise<void>, computer = new Computer(places)): Promise<void> {
    try {
        await use(computer);
    } finally {
        computer.close();
    }
}

/** The address of a worker whose text is in it. */
function workerOf(text: string): string {
    return "data:text/javascript," + encodeURIComponent(text);
}

/** The view before one of the moves of a random game. */
function somewhere(seed: number): View {
    const dice = new Dice(seed);
    const game = referee.newGame();
    for (let left = dice.below(60); left > 0 && game.view().toMove !== null; left--) {
        const legal = Object.keys(game.view().legal);
        game.play(legal[dice.below(legal.length)]!);
    }
    return game.view().toMove === null ? game.undo() : game.view();
}

Deno.test("chooses a legal square at every level, for either side", () =>
    withComputer(async (computer) => {
        for (let seed = 0; seed < 64; seed++) {
            const { board, toMove, legal } = somewhere(seed);
            const choice = await computer.choose(board, toMove!, 1 + (seed % 8), seed);
            assert(choice.square in legal, `seed (${seed}): ${choice.square} is not legal on ${board} ${toMove}.`);
            assert(choice.nodes >= 0 && choice.depth >= 0 && Math.abs(choice.score) <= 6400, `seed (${seed}): ${JSON.stringify(choice)}.`);
        }
    }));

Deno.test("plays the same for the same seed", async () => {
    const squares: string[] = [];
    for (let time = 0; time < 2; time++) {
        await withComputer(async (computer) => void squares.push((await computer.choose(start.board, "black", 1, 12345)).square));
    }
    assert.equal(squares[0], squares[1]);
});

Deno.test("a stopped search rejects as cancelled, and the next one is answered", () =>
    withComputer(async (computer) => {
        computer.warmUp();
        const stopped = computer.choose(start.board, "black", 1, 1);
        computer.stop();
        await assert.rejects(stopped, Cancelled);
        const { square } = await computer.choose(start.board, "black", 1, 1);
        assert(square in start.legal);
        computer.stop();
    }));

Deno.test("a new search takes the place of the one before", () =>
    withComputer(async (computer) => {
        const first = computer.choose(start.board, "black", 1, 1);
        const second = computer.choose(start.board, "black", 1, 2);
        await assert.rejects(first, Cancelled);
        assert((await second).square in start.legal);
    }));

Deno.test("closing cancels, and nothing can be asked afterwards", () =>
    withComputer(async (computer) => {
        const choice = computer.choose(start.board, "black", 1, 1);
        computer.close();
        await assert.rejects(choice, new Cancelled("The computer was closed."));
        await assert.rejects(computer.choose(start.board, "black", 1, 1), Cancelled);
    }));

Deno.test("passes on what the engine says of a wrong question", () =>
    withComputer(async (computer) => {
        await assert.rejects(
            computer.choose(start.board, "black", 9, 1),
            /^Error: The computer could not choose a move: There is no level \(9\)/,
        );
        await assert.rejects(computer.choose("X" + "-".repeat(63), "black", 1, 1), /the side to move is skipped/);
        await assert.rejects(computer.choose("?", "black", 1, 1), /A board is 64 characters/);
        assert((await computer.choose(start.board, "black", 1, 1)).square in start.legal);
    }));

Deno.test("says when the worker cannot be started", () =>
    withComputer(
        async (computer) => {
            await assert.rejects(computer.choose(start.board, "black", 1, 1), /^Error: The computer is not available\. Its worker/);
        },
        new Computer({ ...places, worker: workerOf("throw new Error('broken')") }),
    ));

Deno.test("says when the worker's address is none", () =>
    withComputer(
        async (computer) => {
            await assert.rejects(computer.choose(start.board, "black", 1, 1), /^Error: The computer is not available\. Its worker \(http:/);
            await assert.rejects(computer.choose(start.board, "black", 1, 1), /^Error: The computer is not available\. Its worker \(http:/);
        },
        new Computer({ ...places, worker: "http://" }),
    ));

Deno.test("says when the module cannot be loaded", () =>
    withComputer(
        async (computer) => {
            await assert.rejects(
                computer.choose(start.board, "black", 1, 1),
                /^Error: The computer is not available\. The game's code could not be fetched/,
            );
        },
        new Computer({ ...places, wasm: "http://127.0.0.1:1/outflank.wasm" }),
    ));

Deno.test("a worker that falls silent is given up, and its search tried once more", () =>
    withComputer(
        async (computer) => {
            await assert.rejects(
                computer.choose(start.board, "black", 1, 1),
                new Error("The computer could not choose a move: it did not answer in time, twice."),
            );
        },
        new Computer(
            { ...places, worker: workerOf("onmessage = (e) => { if (e.data.kind === 'prepare') postMessage({ kind: 'ready' }); };") },
            { longest: 1, grace: 20 },
        ),
    ));

Deno.test("ends by its own deadline", () =>
    withComputer(
        async (computer) => {
            const { square } = await computer.choose(start.board, "black", 8, 1);
            assert(square in start.legal);
        },
        new Computer(places, { longest: 0, grace: 60_000 }),
    ));

// ---------- several workers ----------

/** A worker that gets ready at once, and answers a search so. */
function answering(answer: string): string {
    return workerOf(`
        const chosen = { kind: "chosen", choice: { square: "d3", score: 0, depth: 1, exact: false, nodes: 1 } };
        onmessage = ({ data }) => {
            if (data.kind === "prepare") postMessage({ kind: "ready" });
            if (data.kind === "search") { ${answer} }
        };`);
}

/** Counts the workers begun while `use` runs; `until` waits for so many. */
async function countingWorkers(use: (begun: () => number, until: (count: number) => Promise<void>) => Promise<void>): Promise<void> {
    const own = globalThis.Worker;
    let count = 0;
    let heard = (): void => {};
    globalThis.Worker = class extends own {
        constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options);
            count++;
            heard();
        }
    };
    try {
        await use(
            () => count,
            async (wanted) => {
                while (count < wanted) {
                    await new Promise<void>((resolve) => (heard = resolve));
                }
            },
        );
    } finally {
        globalThis.Worker = own;
    }
}

Deno.test("keeps a spare worker, which takes over at once when a search is stopped", () =>
    countingWorkers((begun, until) =>
        withComputer(
            async (computer) => {
                computer.warmUp();
                await until(2);
                const stopped = computer.choose(start.board, "black", 1, 1);
                await Promise.resolve();
                computer.stop();
                await assert.rejects(stopped, Cancelled);
                assert.equal(begun(), 2);
                // the spare one is asked; it falls silent as well, so a third is asked for the second attempt
                await assert.rejects(computer.choose(start.board, "black", 1, 1), /did not answer in time, twice/);
                await until(4);
            },
            new Computer({ ...places, worker: answering("") }, { longest: 1, grace: 50 }, 1),
        ),
    ));

Deno.test("one worker and a spare one are enough for short searches", () =>
    countingWorkers((begun, until) =>
        withComputer(
            async (computer) => {
                for (let seed = 0; seed < 20; seed++) {
                    assert.equal((await computer.choose(start.board, "black", 1, seed)).square, "d3");
                }
                await until(2);
                assert.equal(begun(), 2);
            },
            new Computer({ ...places, worker: answering("postMessage(chosen)") }, { longest: 1_000, grace: 60_000 }, 4),
        ),
    ));

/** 17 empty squares: the strongest level plays perfectly, and divides. */
const ending = referee.newGame("f5d6c5f4e7b6b4c6c7g6g5e6b7f6a7f8e3a3d8g7g8f2e2d7d3e8b5h8g2f3b3a6g4c3f7d2h7a4c1c8b8h6b2").view();

Deno.test("several workers find the score that one finds", async () => {
    assert.equal(ending.board.split("-").length - 1, 17);
    const scores: [number, boolean][] = [];
    for (const most of [1, 3]) {
        await withComputer(
            async (computer) => {
                const { square, score, exact } = await computer.choose(ending.board, ending.toMove!, 8, 1);
                assert(square in ending.legal);
                scores.push([score, exact]);
            },
            new Computer(places, { longest: 60_000, grace: 60_000 }, most),
        );
    }
    assert.deepEqual(scores[1], scores[0]);
    assert.equal(scores[0]![1], true);
});

Deno.test("a divided search is stopped at any moment, and ends by its deadline", () =>
    withComputer(
        async (computer) => {
            const { board, toMove, legal } = ending;
            for (let wait = 0; wait < 4; wait++) {
                const stopped = computer.choose(board, toMove!, 8, wait);
                const refused = assert.rejects(stopped, Cancelled);
                await new Promise((resolve) => setTimeout(resolve, wait));
                computer.stop();
                await refused;
            }
            assert((await computer.choose(board, toMove!, 8, 1)).square in legal);
        },
        new Computer(places, { longest: 0, grace: 60_000 }, 3),
    ));

Deno.test("says when the weights cannot be fetched, or are none", async () => {
    const problems: [string, RegExp][] = [
        ["http://127.0.0.1:1/weights.txt", /^Error: The computer is not available\. The engine's weights could not be fetched \(http:/],
        ["data:text/plain,stages 8", /^Error: The computer is not available\. The engine's weights \(data:.*\) cannot be read: A file of weights has a line/],
    ];
    for (const [weights, problem] of problems) {
        await withComputer(
            async (computer) => assert.rejects(computer.choose(start.board, "black", 1, 1), problem),
            new Computer({ ...places, weights }),
        );
    }
});
