import type { NoticeElement } from "../board/notice.ts";
import type { State } from "../live/connection.ts";
import { opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { nameOf } from "./told.ts";

export type Notice = Partial<Pick<NoticeElement, "kind" | "icon" | "fact" | "then" | "actions">>;

/** What only this page knows: what its reader is doing. */
export interface Doing {
  readonly connection: State;
  /** Just back after the connection was lost. */
  readonly back: boolean;
  readonly resigning: boolean;
  /** The last thing that was not possible, until something else happens. */
  readonly refused: Notice | null;
  /** A setting that the host has just changed. */
  readonly changed: string | null;
  /** The ply that is looked back at; null for the game as it stands. */
  readonly lookingAt: number | null;
}

/** What its reader can do about a strip. */
export interface Answers {
  reconnect(): void;
  resign(): void;
  playOn(): void;
  lookAtNow(): void;
}

/** What the strip says now; null if there is nothing but the headline. */
export function notice(table: Table, doing: Doing, answers: Answers): Notice | null {
  return (
    offline(doing, answers) ??
    resigning(table, doing, answers) ??
    doing.refused ??
    (doing.back ? { kind: "ok", icon: "check", fact: t("connection.back"), then: t("connection.back.then") } : null) ??
    lookingBack(table, doing, answers) ??
    skipped(table) ??
    handedOver(table) ??
    (doing.changed === null
      ? null
      : { icon: "settings", fact: t("settings.changed", { setting: doing.changed }) })
  );
}

function offline(doing: Doing, answers: Answers): Notice | null {
  switch (doing.connection) {
    case "lost":
      return {
        kind: "bad",
        icon: "offline",
        fact: t("connection.lost"),
        actions: [{ label: t("connection.now"), run: () => answers.reconnect() }],
      };
    case "unknown group":
      return { kind: "bad", icon: "warning", fact: t("connection.gone") };
    case "full":
      return { kind: "bad", icon: "warning", fact: t("connection.full"), then: t("connection.full.then") };
    case "connecting":
    case "open":
      return null;
  }
}

function resigning(table: Table, doing: Doing, answers: Answers): Notice | null {
  if (!doing.resigning || !table.isRunning || table.color === null) {
    return null;
  }
  return {
    kind: "warn",
    icon: "flag",
    fact: t("resign.ask"),
    then: t("resign.ask.then", { name: nameOf(table, opposite(table.color)) }),
    actions: [
      { label: t("resign.button"), run: () => answers.resign() },
      { label: t("resign.no"), run: () => answers.playOn() },
    ],
  };
}

function lookingBack(table: Table, doing: Doing, answers: Answers): Notice | null {
  return doing.lookingAt === null
    ? null
    : {
        icon: "list",
        fact: t("game.at", { n: doing.lookingAt, all: table.game?.now.ply ?? 0 }),
        actions: [{ label: t("look.back"), run: () => answers.lookAtNow() }],
      };
}

function skipped(table: Table): Notice | null {
  const side = table.skipped;
  if (side === null) {
    return null;
  }
  const warn = { kind: "warn", icon: "skip" } as const;
  if (side === table.color) {
    return { ...warn, fact: t("turn.skippedYou"), then: t("turn.again.other", { name: nameOf(table, opposite(side)) }) };
  }
  const then = table.color === null ? t("turn.again.other", { name: nameOf(table, opposite(side)) }) : t("turn.again");
  return { ...warn, fact: t("turn.skipped", { name: nameOf(table, side) }), then };
}

function handedOver(table: Table): Notice | null {
  const side = table.handedTo;
  if (side === null) {
    return null;
  }
  const giver = opposite(side);
  return {
    icon: "hand",
    fact: side === table.color ? t("supply.handedOver.you") : t("supply.handedOver", { name: nameOf(table, side) }),
    then:
      giver === table.color
        ? t("supply.handedOver.byYou")
        : t("supply.handedOver.by", { name: nameOf(table, giver) }),
  };
}

/** What to say when a square is chosen that cannot be played on now; null if it speaks for itself. */
export function idle(table: Table, doing: Doing): Notice | null {
  if (!table.isRunning || table.isYourTurn || doing.connection !== "open" || doing.lookingAt !== null) {
    return null;
  }
  return table.color === null
    ? { icon: "eye", fact: t("turn.watching.then") }
    : { kind: "warn", icon: "warning", fact: t("refused.notYourTurn") };
}

/** What to say of a refusal of the server. */
export function refusal(code: string): Notice {
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
    case "TOO_MANY_REQUESTS":
      return { ...warn, fact: t("refused.tooMany") };
    default:
      return { ...warn, fact: t("refused.failed"), then: t("refused.failed.then") };
  }
}
