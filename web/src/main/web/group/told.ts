import { t, isolated } from "../messages.ts";
import { type Color, opposite, type Result } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";

/** What is to be said about the table as it stands. */
export interface Told {
  /** The headline. */
  readonly what: string;
  /** What to do about it. */
  readonly lead: string;
  readonly small: string;
  /** The name of the board for those who do not see it. */
  readonly board: string;
}

/** Says how things stand, to whoever looks. */
export function told(table: Table): Told {
  const result = table.game?.now.result;
  if (table.game === null) {
    return waiting(table);
  }
  return result ? over(table, result) : running(table);
}

function waiting(table: Table): Told {
  const seated = table.seat !== null;
  return {
    what: t("seat.waiting"),
    lead: seated ? t("seat.waiting.share") : t("seat.waiting.open"),
    small: "",
    board: t("group.board.waiting"),
  };
}

function running(table: Table): Told {
  const { color, shown } = table;
  const small = t("turn.number", { n: table.ply + 1 });
  const mover = shown.toMove ?? "black";
  const name = nameOf(table, mover);
  const board = t("group.board.watching", { name });
  if (table.isAway(mover)) {
    const waiting = color === null ? board : t("group.board.theirs", { color, name });
    return { what: t("member.gone", { name }), lead: t("member.gone.then"), small, board: waiting };
  }
  if (color === null) {
    return { what: t("turn.watching", { name }), lead: t("turn.watching.then"), small, board };
  }
  if (mover === color) {
    return { what: t("turn.yours"), lead: t("turn.click"), small, board: t("group.board.yours", { color }) };
  }
  return { what: t("turn.waiting", { name }), lead: "", small, board: t("group.board.theirs", { color, name }) };
}

function over(table: Table, result: Result): Told {
  return { what: outcome(result), lead: reason(table, result), small: "", board: t("group.board.over") };
}

/** Who won, with the discs where these decided it. */
export function outcome({ winner, black, white, reason }: Result): string {
  if (winner === "draw" || winner === null) {
    return t("end.draw", { n: black });
  }
  if (reason !== "BOARD") {
    return winner === "black" ? t("end.black") : t("end.white");
  }
  return winner === "black" ? t("end.blackWins", { black, white }) : t("end.whiteWins", { black, white });
}

/** The same for the ear: a screen reader may say nothing for the dash. */
export function outcomeSaid(table: Table, result: Result): string {
  const { winner, black, white } = result;
  if (result.reason !== "BOARD") {
    return `${outcome(result)}. ${reason(table, result)}`;
  }
  if (winner === "draw" || winner === null) {
    return t("end.said.draw", { n: black });
  }
  return winner === "black" ? t("end.said.black", { black, white }) : t("end.said.white", { black, white });
}

function reason(table: Table, result: Result): string {
  if (result.reason === "RESIGNED" && (result.winner === "black" || result.winner === "white")) {
    const loser = opposite(result.winner);
    return loser === table.color ? t("end.resigned.you") : t("end.resigned", { name: nameOf(table, loser) });
  }
  return result.black + result.white === 64 ? t("end.full") : t("end.stuck");
}

/** The name of who plays a side, to stand in a sentence. */
export function nameOf(table: Table, color: Color): string {
  return isolated(table.game?.players[color].name ?? seatedName(table, color));
}

/** The name of who sits on a side in the group; empty if no one does. */
export function seatedName(table: Table, color: Color): string {
  const id = table.group?.seats[color];
  return table.group?.members.find((member) => member.id === id)?.name ?? "";
}
