/** Counts positions in WebAssembly and times it: `deno run --allow-read perft.ts DEPTH`, after a build. */
import { Referee } from "../../main/web/referee.ts";
import { wasmUrl } from "./places.ts";

const depth = Number(Deno.args[0] ?? 10);
const referee = await Referee.load(wasmUrl);
referee.perft(Math.min(depth, 8)); // the optimiser gets through the code

for (let time = 1; time <= 3; time++) {
    const begun = performance.now();
    const leaves = referee.perft(depth);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`perft ${depth}: ${leaves} leaves, ${seconds.toFixed(3)} s, ${(leaves / seconds / 1e6).toFixed(1)} million leaves/s`);
}
