import assert from "node:assert/strict";
import { canRunWasm, load } from "../../main/web/load.ts";
import { wasmUrl } from "./places.ts";

const bytes = await Deno.readFile(new URL(wasmUrl));

/** Serves one answer to every request while `use` runs. */
async function serving(answer: () => Response, use: (url: string) => Promise<void>): Promise<void> {
    const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
    try {
        await use(`http://127.0.0.1:${server.addr.port}/outflank.wasm`);
    } finally {
        await server.shutdown();
    }
}

/** Runs `use` with `WebAssembly[name]` taken over by `substitute`. */
async function substituting<Name extends "validate" | "compile">(
    name: Name,
    substitute: (typeof WebAssembly)[Name],
    use: () => Promise<void>,
): Promise<void> {
    const own = WebAssembly[name];
    WebAssembly[name] = substitute;
    try {
        await use();
    } finally {
        WebAssembly[name] = own;
    }
}

Deno.test("provides all that the module imports, and starts it", async () => {
    const { exports } = await load(wasmUrl);
    assert.equal(exports.perft(3), 56);
});

Deno.test("runs where WebAssembly has garbage collection and exceptions", () => assert.equal(canRunWasm(), true));

Deno.test("says so where WebAssembly lacks them", async () => {
    await substituting("validate", () => false, async () => {
        assert.equal(canRunWasm(), false);
        await assert.rejects(load(wasmUrl), /This browser cannot run the game's code/);
    });
});

Deno.test("compiles while it is fetched, and also where the server names no type or a wrong one", async () => {
    for (const type of ["application/wasm", "application/wasm; charset=binary", "text/plain", ""]) {
        const headers = new Headers(type === "" ? {} : { "content-type": type });
        await serving(
            () => new Response(bytes, { headers }),
            async (url) => assert.equal((await load(url)).exports.perft(3), 56),
        );
    }
});

Deno.test("brings string functions along where the browser has none built in", async () => {
    const compile = WebAssembly.compile;
    await substituting("compile", (module: BufferSource) => compile(module), async () => {
        const java = await load("data:text/plain;base64," + base64(bytes));
        assert.equal(java.string(java.exports.transcript(java.exports.read(java.text("F5 d6")))), "f5d6");
        assert.throws(() => java.exports.read(java.text("a1")), new Error("Move 1 (a1) outflanks nothing."));
    });
});

function base64(binary: Uint8Array): string {
    return btoa(Array.from(binary, (byte) => String.fromCharCode(byte)).join(""));
}

Deno.test("names the address and the answer when the module cannot be fetched", async () => {
    await serving(
        () => new Response("Not found", { status: 404 }),
        (url) => assert.rejects(load(url), new Error(`The game's code could not be fetched (${url}): the server answered 404.`)),
    );
    await assert.rejects(load("http://127.0.0.1:1/outflank.wasm"), /could not be fetched \(http:\/\/127\.0\.0\.1:1\/outflank\.wasm\)/);
});

Deno.test("says when what was fetched is no module", async () => {
    await assert.rejects(load("data:text/html,<!doctype html>"), /is not a module this browser can run/);
});

Deno.test("turns what Java throws into errors with Java's message", async () => {
    const { exports } = await load(wasmUrl);
    assert.throws(() => exports.winner(exports.start()), new Error("The game is not over: it has no result at ply (0)."));
    assert.throws(() => exports.supply(exports.start(), 2), new Error("Colours are 0 (Black) and 1 (White), not (2)."));
});

Deno.test("names Java's exception where it has no message", async () => {
    const { exports } = await load(wasmUrl);
    assert.throws(() => exports.at(exports.start(), 1), new Error("The game's code failed (java.lang.IndexOutOfBoundsException)."));
});

Deno.test("goes on after an exception", async () => {
    const { exports } = await load(wasmUrl);
    for (let i = 0; i < 1000; i++) {
        assert.throws(() => exports.play(exports.start(), 0), /OUTFLANKS_NOTHING/);
    }
    assert.equal(exports.perft(4), 244);
});

Deno.test("hands strings in and out whole, whatever their characters", async () => {
    const java = await load(wasmUrl);
    assert.throws(() => java.exports.read(java.text("ą🂡ไ")), new Error("Move 1 is not a square, at (ą🂡ไ). Moves are a1 to h8, one after another."));
});
