import { type Color, opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { nameOf } from "./told.ts";

/** The side whose player lost and gave up the seat because the winner stays; null if no one did. */
export function stoodUp(table: Table): Color | null {
  const { game, group } = table;
  const winner = game?.now.result?.winner ?? null;
  if (game === null || group === null || !game.settings.winnerStays || (winner !== "black" && winner !== "white")) {
    return null;
  }
  const sits = (color: Color): boolean => Object.values(group.seats).includes(game.players[color].id);
  const loser = opposite(winner);
  return group.members.length > 2 && table.freeSeats.length > 0 && sits(winner) && !sits(loser) ? loser : null;
}

/** Why a seat is free though no one left it, and who may have it. */
export function winnerStays(table: Table): readonly string[] {
  const loser = stoodUp(table);
  if (loser === null) {
    return [];
  }
  const winner = opposite(loser);
  return [
    loser === table.color ? t("stays.loser.you") : t("stays.loser", { name: nameOf(table, loser) }),
    winner === table.color ? t("stays.next.you") : t("stays.next", { name: nameOf(table, winner) }),
  ];
}

/** Whether others wait for the seat that you have given up: then it is not for you first. */
export function othersFirst(table: Table): boolean {
  const { group } = table;
  return (
    stoodUp(table) === table.color &&
    table.color !== null &&
    (group?.present.some((id) => id !== table.you?.id && !Object.values(group.seats).includes(id)) ?? false)
  );
}
