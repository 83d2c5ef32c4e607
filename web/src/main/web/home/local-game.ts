import type { Played, RefereeGame, View } from "../../../../../browser/src/main/web/referee.ts";
import type { Color } from "../board/board.ts";
import { isLevel, type Mode } from "./choices.ts";

/** A game on this device as it is kept between visits. */
export interface KeptGame {
  readonly mode: Mode;
  readonly level: number;
  readonly you: Color;
  readonly transcript: string;
  /** When it was written, in milliseconds since 1970. */
  readonly saved: number;
}

/** Where games come from. */
export interface Rules {
  newGame(transcript?: string): RefereeGame;
}

/** A game that is played on this device: the moves are the referee's, who plays which colour is known here. */
export class LocalGame {
  view: View;

  constructor(
    readonly mode: Mode,
    public level: number,
    readonly you: Color,
    private readonly game: RefereeGame,
  ) {
    this.view = game.view();
  }

  /** A kept game, or null if what was kept is not one. */
  static revive(rules: Rules, kept: unknown): LocalGame | null {
    const { mode, level, you, transcript } = (kept ?? {}) as Record<keyof KeptGame, unknown>;
    const known = (mode === "computer" || mode === "two") && (you === "black" || you === "white") && isLevel(level);
    if (!known || typeof transcript !== "string") {
      return null;
    }
    try {
      return new LocalGame(mode, level, you, rules.newGame(transcript));
    } catch {
      return null;
    }
  }

  /** Places a disc for the side to move; a refused move changes nothing. */
  play(square: string): Played {
    const played = this.game.play(square);
    if (played.ok) {
      this.view = played.view;
    }
    return played;
  }

  get over(): boolean {
    return this.view.toMove === null;
  }

  /** Whether the computer is to move. */
  get computerMoves(): boolean {
    return this.mode === "computer" && this.view.toMove !== null && this.view.toMove !== this.you;
  }

  /** Whether a person has placed a disc; before that, level and colour may still change. */
  get begun(): boolean {
    return this.mode === "two" ? this.view.ply > 0 : this.view.moves.some((move) => move.color === this.you);
  }

  /** Takes back the last move of the person, with what the computer answered; nothing if there is none. */
  takeBack(): void {
    const { moves, ply } = this.view;
    const kept = this.mode === "two" ? ply - 1 : moves.map((move) => move.color).lastIndexOf(this.you);
    if (kept >= 0) {
      this.view = this.game.undo(ply - kept);
    }
  }

  keep(now: number): KeptGame {
    const { mode, level, you } = this;
    return { mode, level, you, transcript: this.game.transcript(), saved: now };
  }
}
