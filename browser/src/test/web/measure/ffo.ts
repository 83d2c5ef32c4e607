/** Solves FForum's position 40 in one worker. */
import { measure, say } from "./say.ts";

await measure(async () => {
    const [first = ""] = (await (await fetch("/fforum-40-59.obf")).text()).split("\n");
    const [board, toMove] = first.split(/[ ;]+/);
    const solver = new Worker("/solver.js", { type: "module" });
    const lines = await new Promise<string[]>((resolve, reject) => {
        solver.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
        solver.onerror = ({ message }) => reject(new Error(message));
        solver.postMessage({ board, toMove, times: 5 });
    });
    for (const line of lines) {
        await say(line);
    }
});
