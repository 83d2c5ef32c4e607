import type { ClockFace } from "../board/bar.ts";
import { t } from "../messages.ts";
import type { Away, Clocks, Color } from "./protocol.ts";

/** From here on a clock is shown as low, and whoever is to move is told. */
export const LOW_MS = 20_000;
const LOWEST_MS = 10_000;

/**
 * How time stands, as the server has told it: what was left then, less what a steady clock of this device has counted since.
 * The device's time of day plays no part, and what is shown decides nothing.
 */
export class ServerTime {
  private clocks: Clocks | null = null;
  private clocksAt = 0;
  private away: readonly Away[] = [];
  private awayAt = 0;

  /** @param steady milliseconds of a clock that no one can set */
  constructor(private readonly steady: () => number) {}

  /** The same clocks given again are no news: their time has been running since. */
  takeClocks(clocks: Clocks | null): void {
    if (clocks !== this.clocks) {
      this.clocks = clocks;
      this.clocksAt = this.steady();
    }
  }

  takeAway(away: readonly Away[]): void {
    this.away = away;
    this.awayAt = this.steady();
  }

  /** Whether anything counts down. */
  get runs(): boolean {
    return (this.clocks !== null && this.clocks.running !== null) || this.away.some((one) => one.left > 0);
  }

  /** What is left on a side's game clock; null without one. */
  game(color: Color): number | null {
    const left = this.clocks?.[color] ?? null;
    return left === null ? null : Math.max(0, left - this.since(color));
  }

  /** What is left of the turn of a side; null without a limit, or if it is not its turn. */
  turn(color: Color): number | null {
    const left = this.clocks?.running === color ? this.clocks.turn : null;
    return left === null ? null : Math.max(0, left - this.since(color));
  }

  /** What decides for a side now: the turn's time or the game clock's, whichever is over sooner. */
  sooner(color: Color): { readonly ms: number; readonly of: "turn" | "game" } | null {
    const [turn, game] = [this.turn(color), this.game(color)];
    if (turn !== null && (game === null || turn <= game)) {
      return { ms: turn, of: "turn" };
    }
    return game === null ? null : { ms: game, of: "game" };
  }

  /** How long the seat of someone away is kept; null if they are not away, 0 when the computer has it. */
  toReturn(player: string): number | null {
    const found = this.away.find((one) => one.id === player);
    return found === undefined ? null : Math.max(0, found.left - (this.steady() - this.awayAt));
  }

  private since(color: Color): number {
    return this.clocks?.running === color ? this.steady() - this.clocksAt : 0;
  }
}

/** Whole seconds still to be shown: a clock reads 0 only when nothing is left. */
export function secondsLeft(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}

/** As `3:42`. */
export function clockText(ms: number): string {
  const seconds = secondsLeft(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** So many milliseconds as a clock shows them, `low` only while they run. */
export function face(ms: number, running: boolean): ClockFace {
  const seconds = secondsLeft(ms);
  return {
    text: clockText(ms),
    label: t("clock.label", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
    low: running && ms <= LOW_MS,
  };
}

/** The last threshold that was passed, in seconds: 20, 10 or none. It is told once each. */
export function lowMark(ms: number): 20 | 10 | null {
  return ms <= LOWEST_MS ? 10 : ms <= LOW_MS ? 20 : null;
}
