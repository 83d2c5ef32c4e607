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

/** What stands below the heading; at the end it also tells of a disc handed over, which has no strip any more. */
export function lead(told: Told): readonly Message[] {
  const { ply, result, board } = told.view;
  if (result === null) {
    return [advice(told)];
  }
  return [say(board.includes("-") ? "home.over.stuck" : "home.over.full", { count: ply }), ...handedOver(told)];
}

function advice({ mode, you, view: { ply } }: Told): Message {
  if (mode === "two") {
    return say(ply === 0 ? "home.lead.two.start" : "home.lead.two");
  }
  // a game begins with at most one move of the computer
  if (ply <= 1) {
    return say(you === "black" ? "home.lead.black.start" : "home.lead.white.start");
  }
  return say(you === "black" ? "home.lead.black" : "home.lead.white");
}

/** Skips and discs handed over by the last move; null if it was a plain one, or the game is over. */
export function strip(told: Told): Strip | null {
  const last = told.view.moves.at(-1);
  if (last === undefined || told.view.result !== null) {
    return null;
  }
  const handed = handedOver(told);
  if (last.skipsOpponent) {
    return { kind: "warn", icon: "skip", fact: skipped(told, last), then: [again(told, last), ...handed] };
  }
  const [fact, ...then] = handed;
  return fact === undefined ? null : { kind: "neutral", icon: "hand", fact, then };
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

/** Of a disc handed over by the last move: whose supply is empty, and who gives. */
function handedOver({ mode, you, view }: Told): readonly Message[] {
  const last = view.moves.at(-1);
  if (!last?.handedOver) {
    return [];
  }
  if (mode === "two") {
    return last.color === "black"
      ? [say("notice.empty.black"), say("notice.gives.white")]
      : [say("notice.empty.white"), say("notice.gives.black")];
  }
  return last.color === you
    ? [say("notice.empty.you"), say("notice.gives.computer")]
    : [say("notice.empty.computer"), say("notice.gives.you")];
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
  { name: "level.6.name", sentence: "level.6.sentence" },
  { name: "level.7.name", sentence: "level.7.sentence" },
  { name: "level.8.name", sentence: "level.8.sentence" },
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
