import type { Color } from "../board/board.ts";

/** Who plays on this device: one person against the computer, or two people in turns. */
export type Mode = "computer" | "two";

/** The colour a person asks for. */
export type WantedColor = Color | "chance";

/** What a person has chosen for games against the computer. */
export interface Choices {
  readonly mode: Mode;
  readonly level: number;
  readonly color: WantedColor;
}

export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 8;

/** What holds before anyone has chosen. */
export const FIRST_CHOICES: Choices = { mode: "computer", level: 3, color: "black" };

/** The colour that a wish comes to; `chance` is between 0 and 1. */
export function colorOf(wanted: WantedColor, chance: number): Color {
  if (wanted === "chance") {
    return chance < 0.5 ? "black" : "white";
  }
  return wanted;
}

/** What was kept, if it still makes sense; otherwise nothing. */
export function readChoices(kept: unknown): Choices | null {
  const { mode, level, color } = (kept ?? {}) as Record<keyof Choices, unknown>;
  if (mode !== "computer" && mode !== "two") {
    return null;
  }
  if (color !== "black" && color !== "white" && color !== "chance") {
    return null;
  }
  return isLevel(level) ? { mode, level, color } : null;
}

export function isLevel(level: unknown): level is number {
  return typeof level === "number" && Number.isInteger(level) && level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL;
}
