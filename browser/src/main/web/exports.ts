/** What the WebAssembly module offers: the other half of `Exports.java`. */

/** A Java object: it can be held and handed back, nothing else. */
declare const javaClass: unique symbol;
type JavaObject<Name extends string> = { readonly [javaClass]: Name };
export type JavaGame = JavaObject<"Game">;
export type JavaText = JavaObject<"Text">;
export type JavaString = JavaObject<"String">;
export type JavaEngine = JavaObject<"Engine">;
export type JavaChoice = JavaObject<"Choice">;

/** Java's numbers for the colours; NOBODY is nobody's turn, or a draw. */
export const NOBODY = -1;
export const BLACK = 0;
export const WHITE = 1;

/** Masks of 64 squares are `bigint`s (signed), squares 0 to 63, truth values 0 and 1. */
export interface Exports {
    start(): JavaGame;
    from(black: bigint, white: bigint, toMove: number): JavaGame;
    refusal(game: JavaGame, square: number): number;
    play(game: JavaGame, square: number): JavaGame;
    at(game: JavaGame, ply: number): JavaGame;
    black(game: JavaGame): bigint;
    white(game: JavaGame): bigint;
    toMove(game: JavaGame): number;
    legal(game: JavaGame): bigint;
    flips(game: JavaGame, square: number): bigint;
    ply(game: JavaGame): number;
    supply(game: JavaGame, color: number): number;
    moveColor(game: JavaGame, index: number): number;
    moveSquare(game: JavaGame, index: number): number;
    moveFlipped(game: JavaGame, index: number): bigint;
    moveHandedOver(game: JavaGame, index: number): number;
    moveSkips(game: JavaGame, index: number): number;
    winner(game: JavaGame): number;
    resultDiscs(game: JavaGame, color: number): number;
    transcript(game: JavaGame): JavaString;
    text(): JavaText;
    append(text: JavaText, character: number): void;
    read(text: JavaText): JavaGame;
    perft(depth: number): number;
    engine(): JavaEngine;
    choose(engine: JavaEngine, player: bigint, opponent: bigint, level: number, seed: bigint): JavaChoice;
    choiceSquare(choice: JavaChoice): number;
    choiceScore(choice: JavaChoice): number;
    choiceDepth(choice: JavaChoice): number;
    choiceExact(choice: JavaChoice): number;
    choiceNodes(choice: JavaChoice): number;
}
