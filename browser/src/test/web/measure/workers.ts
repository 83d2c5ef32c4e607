/** The strongest level's endings, by one worker and by two: how long they take. */
import { Computer } from "../../../main/web/computer.ts";
import { Referee } from "../../../main/web/referee.ts";
import { measure, say } from "./say.ts";

const LEVEL = 8;
/** Plays on from one measured position to the next. */
const BETWEEN = 6;
const GAMES = 12;
const places = { worker: "/worker.js", wasm: "/outflank.wasm", weights: "/patterns.txt" };

interface Sums {
    count: number;
    ms: number;
    nodes: number;
}

await measure(async () => {
    const computers = [1, 2].map((most) => new Computer(places, { longest: 60_000, grace: 60_000 }, most));
    const referee = await Referee.load(places.wasm);
    const sums = new Map<string, Sums>();
    for (let round = 0; round <= GAMES; round++) {
        const game = referee.newGame();
        for (let view = game.view(); view.toMove !== null; view = game.view()) {
            const { board, toMove } = view;
            const empties = board.split("-").length - 1;
            const measured = empties === 17 || empties === 18;
            for (const [index, computer] of measured ? computers.entries() : []) {
                const begun = performance.now();
                const choice = await computer.choose(board, toMove, LEVEL, round);
                const ms = performance.now() - begun;
                // the first game is for the browser's optimiser
                if (round > 0) {
                    const key = `${empties} empty, ${index + 1} at most`;
                    const sum = sums.get(key) ?? { count: 0, ms: 0, nodes: 0 };
                    sums.set(key, { count: sum.count + 1, ms: sum.ms + ms, nodes: sum.nodes + choice.nodes });
                }
            }
            game.play((await computers[0]!.choose(board, toMove, BETWEEN, round)).square);
        }
    }
    for (const [key, { count, ms, nodes }] of [...sums].sort()) {
        await say(`${key}  ${(ms / count).toFixed(0)} ms  ${(nodes / count / 1000).toFixed(0)} k nodes  (${count})`);
    }
});
