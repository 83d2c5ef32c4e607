/** The engine in WebAssembly against the engine on the JVM; `ChoicesTest` wrote what that one chose. */
import assert from "node:assert/strict";
import { fetchWeights, load } from "../../main/web/load.ts";
import { masksOf, squareNames } from "../../main/web/squares.ts";
import { choices, wasmUrl, weightsUrl } from "./places.ts";

Deno.test("chooses the same as the JVM, with the same score from the same positions visited", async () => {
    const { exports, text } = await load(wasmUrl);
    const engine = exports.engine(text(await fetchWeights(weightsUrl)));
    const lines = (await Deno.readTextFile(choices)).trim().split("\n");
    assert(lines.length > 100);
    for (const line of lines) {
        const [board, level, seed] = line.split(" ");
        const { black, white } = masksOf(board!);
        const choice = exports.choose(engine, black, white, Number(level), BigInt(seed!));
        const found = [
            squareNames[exports.choiceSquare(choice)],
            exports.choiceScore(choice),
            exports.choiceDepth(choice),
            exports.choiceExact(choice) !== 0,
            exports.choiceNodes(choice),
        ];
        assert.equal([board, level, seed, ...found].join(" "), line);
    }
});
