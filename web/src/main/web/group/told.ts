import { gap, isolated, sentences, t } from "../messages.ts";
import { type Color, opposite, type Result } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { clockOf } from "./setting-names.ts";
import { winnerStays } from "./stays.ts";

/** The id in finished games of who asked to be forgotten. */
const FORGOTTEN = "forgotten";

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
  if (table.isHidden) {
    return { what: t("watch.hidden"), lead: t("watch.hidden.then"), small: "", board: t("watch.hidden") };
  }
  return {
    what: t("seat.waiting"),
    lead: seated ? t("seat.waiting.share") : t("seat.waiting.open"),
    small: "",
    board: t("group.board.waiting"),
  };
}

function running(table: Table): Told {
  const { color, shown } = table;
  const small = sentences(t("turn.number", { n: table.ply + 1 }), ...timing(table));
  const mover = shown.toMove ?? "black";
  const name = nameOf(table, mover);
  const board = t("group.board.watching", { name });
  if (table.isAway(mover) && table.isFilled(mover) === null) {
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
  const empty = 64 - result.black - result.white;
  const counted = table.group?.settings.tournamentCount && result.reason === "BOARD" && empty > 0;
  return {
    what: outcome(shownResult(table, result)),
    lead: sentences(reason(table, result), ...winnerStays(table)),
    small: sentences(counted ? t("end.counted", { count: empty }) : "", ...handedOver(table)),
    board: t("group.board.over"),
  };
}

/** The result as it is shown: where the group counts as tournaments do, empty squares are the winner's. */
export function shownResult(table: Table, result: Result): Result {
  const empty = 64 - result.black - result.white;
  if (!table.group?.settings.tournamentCount || result.reason !== "BOARD") {
    return result;
  }
  switch (result.winner) {
    case "black":
      return { ...result, black: result.black + empty };
    case "white":
      return { ...result, white: result.white + empty };
    default:
      return { ...result, black: result.black + empty / 2, white: result.white + empty / 2 };
  }
}

/** What time there is, as it was set when the game began. */
function timing({ game }: Table): string[] {
  const limit = game?.settings.turnLimit ?? 0;
  const clock = clockOf(game?.settings.clock ?? "off");
  return [
    ...(limit > 0 ? [t("timing.limit", { seconds: limit })] : []),
    ...(clock === null ? [] : [t("timing.clock", clock)]),
  ];
}

/** Who won, with the discs where these decided it. */
export function outcome({ winner, black, white, reason }: Result): string {
  if (winner === null) {
    return t("end.aborted");
  }
  if (winner === "draw") {
    return t("end.draw", { n: black });
  }
  if (reason !== "BOARD") {
    return winner === "black" ? t("end.black") : t("end.white");
  }
  return winner === "black" ? t("end.blackWins", { black, white }) : t("end.whiteWins", { black, white });
}

/** The same for the ear: a screen reader may say nothing for the dash. */
export function outcomeSaid(table: Table, result: Result): string {
  const { winner, black, white } = shownResult(table, result);
  if (result.reason !== "BOARD") {
    return `${outcome(result)}${gap() === "" ? "。" : ". "}${reason(table, result)}`;
  }
  if (winner === "draw" || winner === null) {
    return t("end.said.draw", { n: black });
  }
  return winner === "black" ? t("end.said.black", { black, white }) : t("end.said.white", { black, white });
}

function reason(table: Table, result: Result): string {
  if (result.reason === "ABORTED") {
    return t("end.aborted.why");
  }
  if (result.reason !== "BOARD" && (result.winner === "black" || result.winner === "white")) {
    const loser = opposite(result.winner);
    const name = nameOf(table, loser);
    const you = loser === table.color;
    switch (result.reason) {
      case "RESIGNED":
        return you ? t("end.resigned.you") : t("end.resigned", { name });
      case "TIME":
        return you ? t("end.time.you") : t("end.time", { name });
      case "LEFT":
        return you ? t("end.left.you") : t("end.left", { name });
    }
  }
  return result.black + result.white === 64 ? t("end.full") : t("end.stuck");
}

/** Of a disc handed over for the last move, also where that ended the game: whose supply is empty, and who gives. */
export function handedOver(table: Table): readonly string[] {
  const side = table.handedTo;
  if (side === null) {
    return [];
  }
  const giver = opposite(side);
  return [
    side === table.color ? t("supply.handedOver.you") : t("supply.handedOver", { name: nameOf(table, side) }),
    giver === table.color ? t("supply.handedOver.byYou") : t("supply.handedOver.by", { name: nameOf(table, giver) }),
  ];
}

/** The name of who plays a side, to stand in a sentence. */
export function nameOf(table: Table, color: Color): string {
  return isolated(playerName(table, color));
}

/** The name of who plays a side, or sits there where no game is; empty if no one does. */
export function playerName(table: Table, color: Color): string {
  const player = table.game?.players[color];
  if (player === undefined) {
    return seatedName(table, color);
  }
  if (player.id === FORGOTTEN) {
    return t("player.forgotten");
  }
  // who is still in the group may have taken another name since the game began
  return memberName(table, player.id) ?? player.name;
}

/** The name of who sits on a side in the group; empty if no one does. */
export function seatedName(table: Table, color: Color): string {
  return memberName(table, table.group?.seats[color] ?? null) ?? "";
}

function memberName(table: Table, id: string | null): string | undefined {
  return table.group?.members.find((member) => member.id === id)?.name;
}
