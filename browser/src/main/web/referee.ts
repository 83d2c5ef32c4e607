/** The one referee of the pages: the rules as Java has them. */
import { BLACK, NOBODY, WHITE, type Exports, type JavaGame } from "./exports.ts";
import { load, type Java } from "./load.ts";
import { boardText, indexOf, squareNames, squaresIn } from "./squares.ts";

export type Color = "black" | "white";

export interface Move {
    color: Color;
    square: string;
    /** The discs it turned over, a1 first. */
    flipped: string[];
    /** The mover's supply was empty, so the opponent handed over the disc. */
    handedOver: boolean;
    /** The opponent cannot move and is skipped; the mover goes on. */
    skipsOpponent: boolean;
}

export interface Result {
    winner: Color | "draw";
    black: number;
    white: number;
}

/** A game at one moment. */
export interface View {
    /** Moves made so far, skips not counted. */
    ply: number;
    /** 64 characters, a1 first: `X` Black, `O` White, `-` empty. */
    board: string;
    /** Nobody's turn once the game is over. */
    toMove: Color | null;
    /** The squares that may be played, each with the discs that would flip. */
    legal: Record<string, string[]>;
    /** Discs beside the board. */
    supplies: { black: number; white: number };
    moves: Move[];
    result: Result | null;
}

export type Refusal = "GAME_OVER" | "OCCUPIED" | "OUTFLANKS_NOTHING";

export type Played = { ok: true; view: View; move: Move } | { ok: false; reason: Refusal };

/** Java's numbers for them, from 1 on. */
const refusals: readonly Refusal[] = ["GAME_OVER", "OCCUPIED", "OUTFLANKS_NOTHING"];

export class Referee {
    readonly #java: Java;

    private constructor(java: Java) {
        this.#java = java;
    }

    static async load(wasmUrl: string): Promise<Referee> {
        return new Referee(await load(wasmUrl));
    }

    /**
     * A game from its start, or after the moves of a transcript (`f5d6c3`; either case, spaces allowed).
     *
     * @throws Error that says which move of the transcript is wrong, and why
     */
    newGame(transcript = ""): RefereeGame {
        return new RefereeGame(this.#java, this.#java.exports.read(this.#java.text(transcript)));
    }

    /**
     * A game that begins with any position.
     *
     * @param board 64 characters, a1 first: `X` Black, `O` White, `-` empty
     */
    from(board: string, toMove: Color): RefereeGame {
        const { exports } = this.#java;
        return new RefereeGame(this.#java, exports.from(mask(board, "X"), mask(board, "O"), toMove === "black" ? BLACK : WHITE));
    }

    /** Leaves `depth` plies below the start; a pass counts as a ply. */
    perft(depth: number): number {
        return this.#java.exports.perft(depth);
    }
}

/** A game that is being played or looked through. */
export class RefereeGame {
    readonly #java: Java;
    #game: JavaGame;

    /** Made by {@link Referee.newGame}. */
    constructor(java: Java, game: JavaGame) {
        this.#java = java;
        this.#game = game;
    }

    view(): View {
        return view(this.#java.exports, this.#game);
    }

    /** The game as it was after its first `ply` moves; the game itself stays where it is. */
    viewAt(ply: number): View {
        const made = this.#ply();
        if (!Number.isInteger(ply) || ply < 0 || ply > made) {
            throw new RangeError(`This game has no ply (${ply}). It has 0 to ${made}.`);
        }
        return view(this.#java.exports, this.#java.exports.at(this.#game, ply));
    }

    /** Places a disc for the side to move. A refused move changes nothing. */
    play(square: string): Played {
        const { exports } = this.#java;
        const index = indexOf(square);
        const refusal = exports.refusal(this.#game, index);
        if (refusal !== 0) {
            return { ok: false, reason: refusals[refusal - 1]! };
        }
        this.#game = exports.play(this.#game, index);
        const now = this.view();
        return { ok: true, view: now, move: now.moves.at(-1)! };
    }

    /** Takes back the last moves, one unless said otherwise. */
    undo(plies = 1): View {
        const made = this.#ply();
        if (!Number.isInteger(plies) || plies < 0 || plies > made) {
            throw new RangeError(`Cannot take back (${plies}) moves of the ${made} that were made.`);
        }
        this.#game = this.#java.exports.at(this.#game, made - plies);
        return this.view();
    }

    transcript(): string {
        return this.#java.string(this.#java.exports.transcript(this.#game));
    }

    #ply(): number {
        return this.#java.exports.ply(this.#game);
    }
}

function view(java: Exports, game: JavaGame): View {
    const ply = java.ply(game);
    const toMove = java.toMove(game);
    const legal: Record<string, string[]> = {};
    for (const square of squaresIn(java.legal(game))) {
        legal[square] = squaresIn(java.flips(game, indexOf(square)));
    }
    return {
        ply,
        board: boardText(java.black(game), java.white(game)),
        toMove: toMove === NOBODY ? null : color(toMove),
        legal,
        supplies: { black: java.supply(game, BLACK), white: java.supply(game, WHITE) },
        moves: Array.from({ length: ply }, (_, index) => move(java, game, index)),
        result: toMove === NOBODY ? result(java, game) : null,
    };
}

function move(java: Exports, game: JavaGame, index: number): Move {
    return {
        color: color(java.moveColor(game, index)),
        square: squareNames[java.moveSquare(game, index)]!,
        flipped: squaresIn(java.moveFlipped(game, index)),
        handedOver: java.moveHandedOver(game, index) !== 0,
        skipsOpponent: java.moveSkips(game, index) !== 0,
    };
}

function result(java: Exports, game: JavaGame): Result {
    const winner = java.winner(game);
    return {
        winner: winner === NOBODY ? "draw" : color(winner),
        black: java.resultDiscs(game, BLACK),
        white: java.resultDiscs(game, WHITE),
    };
}

/** The squares on which a board has this character, as Java's `long` has them. */
function mask(board: string, disc: string): bigint {
    let mask = 0n;
    for (let index = 0; index < 64; index++) {
        if (board[index] === disc) {
            mask |= 1n << BigInt(index);
        }
    }
    return BigInt.asIntN(64, mask);
}

function color(number: number): Color {
    return number === BLACK ? "black" : "white";
}
