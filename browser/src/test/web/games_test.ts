/** The rules in WebAssembly against the rules on the JVM; `RandomGamesTest` wrote what those say. */
import assert from "node:assert/strict";
import { BLACK, NOBODY, WHITE, type Exports, type JavaGame } from "../../main/web/exports.ts";
import { load } from "../../main/web/load.ts";
import { indexOf, squaresIn } from "../../main/web/squares.ts";
import { Dice } from "./dice.ts";
import { randomGames, wasmUrl } from "./places.ts";

Deno.test("says the same as the JVM of 10,000 random games: squares, flips, skips, supplies, results", async () => {
    const expected = (await Deno.readTextFile(randomGames)).trim().split("\n");
    assert.equal(expected.length, 10_000);
    const { exports } = await load(wasmUrl);
    for (const [seed, digest] of expected.entries()) {
        const found = digestOf(exports, seed);
        if (found !== digest) {
            assert.fail(`seed (${seed}): differs from the JVM at ply (${firstDifference(found, digest)}).`);
        }
    }
});

/** Four digits a ply. */
function firstDifference(found: string, expected: string): number {
    let at = 0;
    while (found[at] === expected[at]) {
        at++;
    }
    return Math.floor(at / 4);
}

/** What `GameDigest` describes. */
class Digest {
    #hash = 0n;
    text = "";

    takeIn(value: bigint | number): void {
        const mixed = BigInt.asUintN(64, (this.#hash ^ BigInt.asUintN(64, BigInt(value))) * 0x9e3779b97f4a7c15n);
        this.#hash = mixed ^ (mixed >> 32n);
    }

    write(): void {
        this.text += (this.#hash & 0xffffn).toString(16).padStart(4, "0");
    }

    whole(): string {
        return this.text + this.#hash.toString(16).padStart(16, "0");
    }
}

function digestOf(java: Exports, seed: number): string {
    const dice = new Dice(seed);
    const digest = new Digest();
    let game = java.start();
    for (;;) {
        const legal = squaresIn(java.legal(game)).map(indexOf);
        takeIn(digest, java, game, legal);
        digest.write();
        if (java.toMove(game) === NOBODY) {
            return digest.whole();
        }
        game = java.play(game, legal[dice.below(legal.length)]!);
    }
}

function takeIn(digest: Digest, java: Exports, game: JavaGame, legal: number[]): void {
    digest.takeIn(java.black(game));
    digest.takeIn(java.white(game));
    digest.takeIn(java.toMove(game));
    digest.takeIn(java.legal(game));
    for (const square of legal) {
        digest.takeIn(java.flips(game, square));
    }
    digest.takeIn(java.supply(game, BLACK));
    digest.takeIn(java.supply(game, WHITE));
    const last = java.ply(game) - 1;
    if (last >= 0) {
        digest.takeIn(java.moveColor(game, last));
        digest.takeIn(java.moveSquare(game, last));
        digest.takeIn(java.moveFlipped(game, last));
        digest.takeIn(java.moveHandedOver(game, last));
        digest.takeIn(java.moveSkips(game, last));
    }
    if (java.toMove(game) === NOBODY) {
        digest.takeIn(java.winner(game));
        digest.takeIn(java.resultDiscs(game, BLACK));
        digest.takeIn(java.resultDiscs(game, WHITE));
    }
}
