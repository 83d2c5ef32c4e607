import assert from "node:assert/strict";
import { Referee } from "../../main/web/referee.ts";
import { wasmUrl } from "./places.ts";

const referee = await Referee.load(wasmUrl);

/** White is skipped once, and Black's supply runs out before the last move. */
const withASkip =
    "f5d6c5f4e7b6b4c6c7g6g5e6b7f6a7f8e3a3d8g7g8f2e2d7d3e8b5h8g2f3" +
    "b3a6g4c3f7d2h7a4c1c8b8h6b2h3g3c4a5a2h5h4a1a8c2g1h1f1e1b1d1h2";

/** The shortest game: White has no disc left after nine moves. */
const nineMoves = "e6f4e3f6g5d6e7f5c5";

const start = {
    ply: 0,
    board: "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27),
    toMove: "black",
    legal: { d3: ["d4"], c4: ["d4"], f5: ["e5"], e6: ["e5"] },
    supplies: { black: 30, white: 30 },
    moves: [],
    result: null,
};

Deno.test("begins with the usual set-up, Black to move", () => {
    assert.deepEqual(referee.newGame().view(), start);
});

Deno.test("plays a legal square and says what flipped", () => {
    const game = referee.newGame();
    const played = game.play("f5");
    assert(played.ok);
    assert.deepEqual(played.move, { color: "black", square: "f5", flipped: ["e5"], handedOver: false, skipsOpponent: false });
    assert.deepEqual(played.view, {
        ply: 1,
        board: "-".repeat(27) + "OX" + "-".repeat(6) + "XXX" + "-".repeat(26),
        toMove: "white",
        legal: { f4: ["e4"], d6: ["d5"], f6: ["e5"] },
        supplies: { black: 29, white: 30 },
        moves: [played.move],
        result: null,
    });
    assert.deepEqual(game.view(), played.view);
});

Deno.test("refuses with a reason, and nothing changes", () => {
    const game = referee.newGame();
    assert.deepEqual(game.play("d4"), { ok: false, reason: "OCCUPIED" });
    assert.deepEqual(game.play("a1"), { ok: false, reason: "OUTFLANKS_NOTHING" });
    assert.deepEqual(game.view(), start);
    const over = referee.newGame(nineMoves);
    assert.deepEqual(over.play("a1"), { ok: false, reason: "GAME_OVER" });
    assert.deepEqual(over.play("e5"), { ok: false, reason: "GAME_OVER" });
    assert.equal(over.transcript(), nineMoves);
});

Deno.test("a name that is no square is the caller's mistake", () => {
    assert.throws(() => referee.newGame().play("z9"), /No such square \(z9\)/);
});

Deno.test("ends the game when neither side can move, also with squares empty", () => {
    const { toMove, legal, result, board } = referee.newGame(nineMoves).view();
    assert.equal(toMove, null);
    assert.deepEqual(legal, {});
    assert.deepEqual(result, { winner: "black", black: 13, white: 0 });
    assert.equal(board.includes("O"), false);
});

Deno.test("skips the side that cannot move", () => {
    const game = referee.newGame(withASkip);
    const skipping = game.view().moves.flatMap((move, index) => (move.skipsOpponent ? [index] : []));
    assert.equal(skipping.length > 0, true);
    for (const index of skipping) {
        const { moves, toMove } = game.viewAt(index + 1);
        assert.equal(toMove, moves[index]!.color);
    }
});

Deno.test("hands a disc over when the supply is empty", () => {
    const game = referee.newGame(withASkip);
    assert.deepEqual(game.viewAt(59).supplies, { black: 0, white: 1 });
    assert.deepEqual(game.view().supplies, { black: 0, white: 0 });
    assert.deepEqual(
        game.view().moves.map((move) => move.handedOver),
        [...Array<boolean>(59).fill(false), true],
    );
});

Deno.test("takes moves back, one or more", () => {
    const game = referee.newGame("f5d6c3d3");
    assert.deepEqual(game.undo(), referee.newGame("f5d6c3").view());
    assert.deepEqual(game.undo(2), referee.newGame("f5").view());
    assert.equal(game.transcript(), "f5");
    assert.equal(game.play("f6").ok, true);
    assert.deepEqual(game.undo(2), start);
});

Deno.test("takes back no more moves than were made", () => {
    const game = referee.newGame("f5d6");
    for (const plies of [3, -1, 0.5, NaN]) {
        assert.throws(() => game.undo(plies), new RangeError(`Cannot take back (${plies}) moves of the 2 that were made.`));
    }
    assert.equal(game.transcript(), "f5d6");
});

Deno.test("shows any ply and stays where it is", () => {
    const game = referee.newGame("f5d6c3");
    assert.deepEqual(game.viewAt(0), start);
    assert.deepEqual(game.viewAt(1), referee.newGame("f5").view());
    assert.deepEqual(game.viewAt(3), game.view());
    assert.equal(game.view().ply, 3);
    for (const ply of [4, -1, 1.5]) {
        assert.throws(() => game.viewAt(ply), new RangeError(`This game has no ply (${ply}). It has 0 to 3.`));
    }
});

Deno.test("reads transcripts in either case, with spaces and passes, and writes them plain", () => {
    assert.equal(referee.newGame(" F5 d6\tC3\u3000").transcript(), "f5d6c3");
    assert.equal(referee.newGame(withASkip).transcript(), withASkip);
    assert.equal(referee.newGame("").transcript(), "");
});

Deno.test("says what is wrong with a transcript", () => {
    const problems = {
        f5f6d9: "Move 3 is not a square, at (d9). Moves are a1 to h8, one after another.",
        f5f5: "Move 2 (f5) is taken already.",
        f5a1: "Move 2 (a1) outflanks nothing.",
        [nineMoves + "a1"]: "Move 10 (a1) comes after the end of the game.",
        f: "Move 1 is not a square, at (f). Moves are a1 to h8, one after another.",
        "f5--": "A pass is written before move 2, where no one is skipped, at (--).",
    };
    for (const [transcript, problem] of Object.entries(problems)) {
        assert.throws(() => referee.newGame(transcript), new Error(problem));
    }
});

Deno.test("games do not touch each other", () => {
    const one = referee.newGame();
    const other = referee.newGame();
    one.play("f5");
    other.play("d3");
    assert.deepEqual([one.transcript(), other.transcript()], ["f5", "d3"]);
});

Deno.test("counts 1 to 8 plies as everyone does", () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => referee.perft(depth));
    assert.deepEqual(counts, [4, 12, 56, 244, 1396, 8200, 55092, 390216]);
});
