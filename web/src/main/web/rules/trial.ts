import type { Referee, RefereeGame, View } from "../../../../../browser/src/main/web/referee.ts";
import type { Color } from "../board/board.ts";

/** A picture of a figure. */
export interface Step {
  readonly board: string;
  readonly toMove: Color;
  /** The square of the disc just placed; empty where nothing has happened. */
  readonly placed: string;
  readonly flipped: readonly string[];
}

/** What a board is to show. */
export interface Shown {
  readonly board: string;
  readonly toMove: Color | null;
  readonly legal: Readonly<Record<string, readonly string[]>>;
  readonly last: string | null;
  readonly flipped: readonly string[];
}

/** Where games from any position come from. */
export type Positions = Pick<Referee, "from">;

/** A figure on a board: its pictures one after the other, and what the reader plays on from one of them. */
export class Trial {
  #at = 0;
  #game: RefereeGame | null = null;
  #view: View | null = null;

  /** @param rules the referee, where one may play on */
  constructor(
    readonly steps: readonly Step[],
    private readonly rules: Positions | null,
  ) {
    this.#begin();
  }

  /** Which picture is shown, counted from 0. */
  get at(): number {
    return this.#at;
  }

  /** Whether the reader has played. */
  get played(): boolean {
    return (this.#view?.ply ?? 0) > 0;
  }

  /** The game as it stands, where one may play on. */
  get view(): View | null {
    return this.#view;
  }

  get shown(): Shown {
    const step = this.#step;
    const view = this.#view;
    const last = view?.moves.at(-1);
    if (view !== null && last !== undefined) {
      return { board: view.board, toMove: view.toMove, legal: view.legal, last: last.square, flipped: last.flipped };
    }
    const placed = step.placed === "" ? null : step.placed;
    return { board: step.board, toMove: view?.toMove ?? null, legal: view?.legal ?? {}, last: placed, flipped: step.flipped };
  }

  /** Shows another picture; what was played is left behind. */
  show(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.#begin();
  }

  /** Places a disc for the side to move; whether that was legal. */
  play(square: string): boolean {
    const result = this.#game?.play(square);
    if (result?.ok === true) {
      this.#view = result.view;
      return true;
    }
    return false;
  }

  get #step(): Step {
    return this.steps[this.#at] as Step;
  }

  #begin(): void {
    this.#game = this.rules === null ? null : this.rules.from(this.#step.board, this.#step.toMove);
    this.#view = this.#game?.view() ?? null;
  }
}
