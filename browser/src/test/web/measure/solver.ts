/** A worker that solves a board exactly, several times, and says how long each took. */
import { fetchWeights, load } from "../../../main/web/load.ts";
import { masksOf } from "../../../main/web/squares.ts";

interface Asked {
    board: string;
    toMove: string;
    times: number;
}

const thread = self as unknown as { onmessage: (event: MessageEvent<Asked>) => void; postMessage(lines: string[]): void };

thread.onmessage = async ({ data: { board, toMove, times } }) => {
    const [{ exports, text }, weights] = await Promise.all([load("/outflank.wasm"), fetchWeights("/patterns.txt")]);
    const searcher = exports.searcher(text(weights), 64);
    const { black, white } = masksOf(board);
    const [player, opponent] = toMove === "X" ? [black, white] : [white, black];
    const lines: string[] = [];
    for (let time = 1; time <= times; time++) {
        const cpu = await cpuSeconds();
        const begun = performance.now();
        const found = exports.solve(searcher, player, opponent);
        const seconds = (performance.now() - begun) / 1000;
        const used = (await cpuSeconds()) - cpu;
        const nodes = exports.foundNodes(found);
        lines.push(
            `#40 time ${time}: ${exports.foundScore(found) / 100} ${exports.foundExact(found) ? "exact" : "NOT EXACT"}  ` +
                `${nodes} nodes  ${seconds.toFixed(2)} s  ${used.toFixed(2)} CPU s  ${(nodes / seconds / 1e6).toFixed(1)} M nodes/s`,
        );
    }
    thread.postMessage(lines);
};

async function cpuSeconds(): Promise<number> {
    return Number(await (await fetch("/cpu")).text());
}
