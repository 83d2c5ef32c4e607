import type { Move, View } from "../../../../../browser/src/main/web/referee.ts";
import type { Color } from "../board/board.ts";
import type { Message } from "../board/names.ts";
import type { NoticeKind } from "../board/notice.ts";
import type { Mode } from "./choices.ts";

/** A game on this device, as far as something can be said about it. */
export interface Told {
  readonly mode: Mode;
  readonly you: Color;
  readonly view: View;
}

/** What the strip says: a fact, and what follows. */
export interface Strip {
  readonly kind: NoticeKind;
  readonly icon: string;
  readonly fact: Message;
  readonly then: readonly Message[];
}

function say(key: string, args: Message["args"] = {}): Message {
  return { key, args };
}

/** Whose turn it is, or how it ended: the heading of the panel. */
export function headline({ mode, you, view: { toMove, result } }: Told): Message {
  if (result !== null) {
    if (result.winner === "draw") {
      return say("home.end.draw");
    }
    if (mode === "two") {
      return say(result.winner === "black" ? "home.end.black" : "home.end.white");
    }
    return say(result.winner === you ? "home.end.you" : "home.end.computer");
  }
  if (mode === "two") {
    return say(toMove === "black" ? "home.turn.black" : "home.turn.white");
  }
  return say(toMove === you ? "turn.yours" : "home.turn.computer");
}

/** What stands below the heading. */
export function lead({ mode, you, view: { ply, result, board } }: Told): Message {
  if (result !== null) {
    return say(board.includes("-") ? "home.over.stuck" : "home.over.full", { count: ply });
  }
  if (mode === "two") {
    return say(ply === 0 ? "home.lead.two.start" : "home.lead.two");
  }
  // a game begins with at most one move of the computer
  if (ply <= 1) {
    return say(you === "black" ? "home.lead.black.start" : "home.lead.white.start");
  }
  return say(you === "black" ? "home.lead.black" : "home.lead.white");
}

/** Skips and discs handed over by the last move; null if it was a plain one. */
export function strip(told: Told): Strip | null {
  const last = told.view.moves.at(-1);
  if (last?.skipsOpponent) {
    const handed = last.handedOver ? [handedOver(told, last)].flatMap(({ fact, then }) => [fact, then]) : [];
    return { kind: "warn", icon: "skip", fact: skipped(told, last), then: [again(told, last), ...handed] };
  }
  if (last?.handedOver) {
    const { fact, then } = handedOver(told, last);
    return { kind: "neutral", icon: "hand", fact, then: [then] };
  }
  return null;
}

function skipped({ mode, you }: Told, { color }: Move): Message {
  if (mode === "two") {
    return say(color === "black" ? "notice.skipped.white" : "notice.skipped.black");
  }
  return say(color === you ? "notice.skipped.computer" : "turn.skippedYou");
}

function again({ mode, you }: Told, { color }: Move): Message {
  if (mode === "two") {
    return say(color === "black" ? "notice.again.black" : "notice.again.white");
  }
  return say(color === you ? "notice.again.you" : "notice.again.computer");
}

function handedOver({ mode, you }: Told, { color }: Move): { fact: Message; then: Message } {
  if (mode === "two") {
    return color === "black"
      ? { fact: say("notice.empty.black"), then: say("notice.gives.white") }
      : { fact: say("notice.empty.white"), then: say("notice.gives.black") };
  }
  return color === you
    ? { fact: say("notice.empty.you"), then: say("notice.gives.computer") }
    : { fact: say("notice.empty.computer"), then: say("notice.gives.you") };
}

/** What a player's bar says. */
export interface BarTelling {
  readonly name: Message;
  readonly note: Message;
  readonly go: Message;
  readonly state: "waiting" | "on" | "skipped";
}

/** The name of a level, as it stands below the computer's name. */
export function levelName(level: number): Message {
  return say(LEVELS[level - 1]?.name ?? "");
}

/** What a level does, in a sentence. */
export function levelSentence(level: number): Message {
  return say(LEVELS[level - 1]?.sentence ?? "");
}

const LEVELS = [
  { name: "level.1.name", sentence: "level.1.sentence" },
  { name: "level.2.name", sentence: "level.2.sentence" },
  { name: "level.3.name", sentence: "level.3.sentence" },
  { name: "level.4.name", sentence: "level.4.sentence" },
  { name: "level.5.name", sentence: "level.5.sentence" },
] as const;

/** The bar of one side. */
export function bar({ mode, you, view }: Told, color: Color, level: number): BarTelling {
  const last = view.moves.at(-1);
  const isSkipped = last !== undefined && last.skipsOpponent && last.color !== color;
  const state = isSkipped ? "skipped" : view.toMove === color ? "on" : "waiting";
  const side = say(color === "black" ? "home.bar.black" : "home.bar.white");
  if (mode === "two") {
    return { name: side, note: say(view.result === null ? "home.bar.waits" : "home.bar.over"), go: say("turn.yours"), state };
  }
  return color === you
    ? { name: say("home.bar.you"), note: side, go: say("turn.yours"), state }
    : { name: say("home.bar.computer"), note: levelName(level), go: say("home.bar.thinks"), state };
}
