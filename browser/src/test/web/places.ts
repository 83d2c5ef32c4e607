/** Where there is what the tests need. */
export const wasmUrl = new URL("../../../target/wasm/outflank.wasm", import.meta.url).href;
export const weightsUrl = new URL("../../../../engine/src/main/resources/outflank/engine/patterns.txt", import.meta.url).href;
export const workerUrl = new URL("../../main/web/worker.ts", import.meta.url).href;
export const randomGames = new URL("../../../target/random-games.txt", import.meta.url);
export const choices = new URL("../../../target/choices.txt", import.meta.url);
export const places = { worker: workerUrl, wasm: wasmUrl, weights: weightsUrl };
