import type { NoticeElement } from "../board/notice.ts";
import type { State } from "../live/connection.ts";
import { opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { sentences, t } from "../messages.ts";
import { gone, seats } from "./leaving.ts";
import { asks, type Question } from "./questions.ts";
import { theyAsk } from "./rematch.ts";
import { asked, takenBack } from "./takeback.ts";
import { handedOver, nameOf } from "./told.ts";

export type Notice = Partial<Pick<NoticeElement, "kind" | "icon" | "fact" | "then" | "actions" | "timer">>;

/** What only this page knows: what its reader is doing, and what has just been noticed. */
export interface Doing {
  readonly connection: State;
  /** Just back after the connection was lost. */
  readonly back: boolean;
  /** What its reader is asked before it is done. */
  readonly question: Question | null;
  /** The last thing that was not possible, for a while or until something else happens. */
  readonly refused: Notice | null;
  /** A setting that the host has just changed, or who is the host now. */
  readonly changed: Notice | null;
  /** The ply that is looked back at; null for the game as it stands. */
  readonly lookingAt: number | null;
  /** What is left for one's own move, as a clock shows it, once that is worth saying. */
  readonly low: { readonly left: string; readonly of: "turn" | "game" } | null;
}

/** What its reader can do about a strip. */
export interface Answers {
  reconnect(): void;
  startAnew(): void;
  playHere(): void;
  yes(question: Question): void;
  no(question: Question): void;
  ask(question: Question): void;
  lookAtNow(): void;
  answerTakeback(allow: boolean): void;
  takeOver(): void;
  wait(): void;
  rematch(): void;
}

/**
 * What the strip says now; null if there is nothing but the headline. Questions come before news, and what is over
 * soon before what lasts.
 *
 * @param toReturn how long the seat of who is away is kept, as a clock shows it; empty if no one is
 */
export function notice(table: Table, doing: Doing, answers: Answers, toReturn: string): Notice | null {
  return (
    offline(doing, answers) ??
    inAnotherTab(table, answers) ??
    asks(table, doing.question, answers) ??
    asked(table, answers) ??
    doing.refused ??
    theyAsk(table, answers) ??
    gone(table, answers, toReturn) ??
    lookingBack(table, doing, answers) ??
    low(table, doing) ??
    skipped(table) ??
    handed(table) ??
    takenBack(table) ??
    seats(table, answers) ??
    played(table) ??
    (doing.back ? { kind: "ok", icon: "check", fact: t("connection.back"), then: t("connection.back.then") } : null) ??
    doing.changed
  );
}

function offline(doing: Doing, answers: Answers): Notice | null {
  const bad = { kind: "bad", icon: "warning" } as const;
  switch (doing.connection) {
    case "lost":
      return {
        kind: "bad",
        icon: "offline",
        fact: t("connection.lost"),
        actions: [{ label: t("connection.now"), run: () => answers.reconnect() }],
      };
    case "unknown group":
      return { ...bad, fact: t("connection.gone") };
    case "full":
      return { ...bad, fact: t("connection.full") };
    case "removed":
      return { ...bad, fact: t("connection.removed") };
    case "elsewhere":
      return {
        icon: "tabs",
        fact: t("connection.elsewhere"),
        actions: [{ label: t("connection.elsewhere.anew"), run: () => answers.startAnew() }],
      };
    case "connecting":
    case "open":
      return null;
  }
}

function inAnotherTab(table: Table, answers: Answers): Notice | null {
  return table.isElsewhere
    ? {
        icon: "tabs",
        fact: t("tab.elsewhere"),
        then: t("tab.elsewhere.then"),
        actions: [{ label: t("tab.here"), run: () => answers.playHere() }],
      }
    : null;
}

function lookingBack(table: Table, doing: Doing, answers: Answers): Notice | null {
  return doing.lookingAt === null
    ? null
    : {
        icon: "list",
        fact: t("game.at", { n: doing.lookingAt, all: table.game?.now.ply ?? 0 }),
        then: table.isYourTurn ? t("look.yourTurn") : "",
        actions: [{ label: t("look.back"), run: () => answers.lookAtNow() }],
      };
}

function low(table: Table, { low }: Doing): Notice | null {
  if (low === null || !table.isYourTurn) {
    return null;
  }
  return {
    kind: "warn",
    icon: "quick",
    fact: t("clock.low"),
    then: low.of === "turn" ? t("clock.left.turn") : t("clock.left.game"),
    timer: low.left,
  };
}

function skipped(table: Table): Notice | null {
  const side = table.skipped;
  if (side === null) {
    return null;
  }
  const fact = side === table.color ? t("turn.skippedYou") : t("turn.skipped", { name: nameOf(table, side) });
  const again = opposite(side) === table.color ? t("turn.again") : t("turn.again.other", { name: nameOf(table, opposite(side)) });
  return { kind: "warn", icon: "skip", fact, then: sentences(again, ...handedOver(table)) };
}

function handed(table: Table): Notice | null {
  const [fact, ...then] = handedOver(table);
  return fact === undefined ? null : { icon: "hand", fact, then: sentences(...then) };
}

/** A turn that was over before its player had moved. */
function played(table: Table): Notice | null {
  const last = table.lastMove;
  if (!table.isRunning || last?.by !== "timer" || table.isFilled(last.color) !== null) {
    return null;
  }
  return {
    kind: "warn",
    icon: "quick",
    fact: last.color === table.color ? t("clock.over.you") : t("clock.over", { name: nameOf(table, last.color) }),
    then: t("clock.over.then", { square: last.square }),
  };
}

/** What to say when a square is chosen that cannot be played on now; null if it speaks for itself. */
export function idle(table: Table, doing: Doing): Notice | null {
  if (!table.isRunning || table.isYourTurn || table.isElsewhere || doing.connection !== "open" || doing.lookingAt !== null) {
    return null;
  }
  if (table.color === null) {
    return { icon: "eye", fact: t("turn.watching.then") };
  }
  return table.isFilled(table.color) === null ? { kind: "warn", icon: "warning", fact: t("refused.notYourTurn") } : null;
}

/** What to say of a refusal of the server; null if that is better not said. */
export function refusal(code: string): Notice | null {
  const warn = { kind: "warn", icon: "warning" } as const;
  switch (code) {
    case "ILLEGAL_MOVE":
      return { ...warn, fact: t("refused.outflanksNothing") };
    case "NOT_YOUR_TURN":
      return { ...warn, fact: t("refused.notYourTurn") };
    case "GAME_OVER":
      return { ...warn, fact: t("refused.gameOver") };
    case "SEAT_TAKEN":
      return { ...warn, fact: t("refused.seatTaken") };
    case "NOT_THE_HOST":
      return { ...warn, fact: t("refused.notHost") };
    case "GAME_RUNNING":
      return { ...warn, fact: t("refused.gameRunning") };
    case "NO_TAKEBACK":
      return { ...warn, fact: t("refused.noTakeback") };
    case "NOT_AWAY":
      return { icon: "info", fact: t("refused.notAway") };
    case "TOO_MANY_REQUESTS":
      return { ...warn, fact: t("refused.tooMany") };
    // the strip says already where the game is being played
    case "OTHER_TAB":
      return null;
    default:
      return { ...warn, fact: t("refused.failed"), then: t("refused.failed.then") };
  }
}

