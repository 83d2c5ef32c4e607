/** What the WebAssembly module offers: the other half of `Exports.java`. */

/** A Java object: it can be held and handed back, nothing else. */
declare const javaClass: unique symbol;
type JavaObject<Name extends string> = { readonly [javaClass]: Name };
export type JavaGame = JavaObject<"Game">;
export type JavaText = JavaObject<"Text">;
export type JavaString = JavaObject<"String">;
export type JavaEngine = JavaObject<"Engine">;
export type JavaChoice = JavaObject<"Choice">;
export type JavaPlan = JavaObject<"RootPlan">;
export type JavaRootMoves = JavaObject<"RootMoves">;
export type JavaMoveScore = JavaObject<"MoveScore">;
export type JavaSearcher = JavaObject<"Searcher">;
export type JavaFound = JavaObject<"Found">;

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
    engine(weights: JavaText): JavaEngine;
    choose(engine: JavaEngine, player: bigint, opponent: bigint, level: number, seed: bigint): JavaChoice;
    choiceSquare(choice: JavaChoice): number;
    choiceScore(choice: JavaChoice): number;
    choiceDepth(choice: JavaChoice): number;
    choiceExact(choice: JavaChoice): number;
    choiceNodes(choice: JavaChoice): number;
    divides(player: bigint, opponent: bigint, level: number): number;
    plan(engine: JavaEngine, player: bigint, opponent: bigint): JavaPlan;
    planMoves(plan: JavaPlan): number;
    planMove(plan: JavaPlan, index: number): number;
    planRounds(plan: JavaPlan): number;
    planDepth(plan: JavaPlan, index: number): number;
    planSelectivity(plan: JavaPlan, index: number): number;
    planGuess(plan: JavaPlan): number;
    planNodes(plan: JavaPlan): number;
    rootMoves(engine: JavaEngine, player: bigint, opponent: bigint): JavaRootMoves;
    scoreMove(moves: JavaRootMoves, square: number, depth: number, selectivity: number, alpha: number, beta: number): JavaMoveScore;
    moveScore(score: JavaMoveScore): number;
    moveScoreNodes(score: JavaMoveScore): number;
    moveScoreEnded(score: JavaMoveScore): number;
    searcher(weights: JavaText, tableMegabytes: number): JavaSearcher;
    solve(searcher: JavaSearcher, player: bigint, opponent: bigint): JavaFound;
    foundSquare(found: JavaFound): number;
    foundScore(found: JavaFound): number;
    foundExact(found: JavaFound): number;
    foundNodes(found: JavaFound): number;
}
