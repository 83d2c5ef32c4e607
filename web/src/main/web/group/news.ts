import { motion } from "../board/motion.ts";
import { placed } from "../board/names.ts";
import { type Color, type Group, opposite } from "../live/protocol.ts";
import type { LiveGame, Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";
import { nameOf } from "./told.ts";

/** The group and its game as they were. */
export interface Before {
  readonly group: Group;
  readonly game: LiveGame | null;
}

const COLORS = ["black", "white"] as const;

/** What has happened in the group, a sentence each, for those who do not see it. */
export function news(before: Before, table: Table): string[] {
  const { group } = table;
  return group === null
    ? []
    : [...joined(before, group), ...seats(before, group, table), ...begun(before, table), ...gone(before, table)];
}

function joined(before: Before, group: Group): string[] {
  return group.members
    .filter((member) => before.group.members.every((known) => known.id !== member.id))
    .map((member) => t("member.joined", { name: isolated(member.name) }));
}

function seats(before: Before, group: Group, table: Table): string[] {
  const [was, is] = [before.group.seats, group.seats];
  if (is.black !== null && is.white !== null && was.black === is.white && was.white === is.black) {
    // a rematch with the colours swapped: the new game is what there is to say
    return [];
  }
  const name = (id: string) => isolated(group.members.find((member) => member.id === id)?.name ?? "");
  const stood = COLORS.map((color) => was[color]).filter((id) => id !== null && id !== is.black && id !== is.white);
  const sat = COLORS.filter((color) => is[color] !== null && is[color] !== was[color]);
  return [
    ...stood.map((id) => (id === table.you?.id ? t("seat.stood.you") : t("seat.stood", { name: name(id as string) }))),
    ...sat.map((color) => {
      const id = is[color] as string;
      return id === table.you?.id ? t("seat.sat.you", { color }) : t("seat.sat", { color, name: name(id) });
    }),
  ];
}

function begun(before: Before, table: Table): string[] {
  if (table.game === null || !table.isRunning || table.game.id === before.game?.id) {
    return [];
  }
  return [
    table.color === null
      ? t("game.begins", { black: nameOf(table, "black"), white: nameOf(table, "white") })
      : t("game.begins.you", { color: table.color, name: nameOf(table, opposite(table.color)) }),
  ];
}

/** Who plays and has lost the connection, or is back. */
function gone(before: Before, table: Table): string[] {
  if (!table.isRunning || table.game?.id !== before.game?.id) {
    return [];
  }
  return COLORS.flatMap((color) => {
    const player = table.game?.players[color];
    if (player === undefined || player.kind !== "person" || player.id === table.you?.id) {
      return [];
    }
    const was = before.group.present.includes(player.id);
    const name = nameOf(table, color);
    if (was === table.isPresent(player.id)) {
      return [];
    }
    return [was ? `${t("member.gone", { name })} ${t("member.gone.then")}` : t("member.back", { name })];
  });
}

/**
 * The moves that the board does not announce itself, because it goes from another position than the one before: it was
 * looked back, or more than one move came at once.
 *
 * @param seen the board as it was shown
 */
export function movesUnseen(before: LiveGame | null, table: Table, seen: string): string[] {
  const { game, shown } = table;
  if (before === null || game === null || game.id !== before.id || seen === shown.board) {
    return [];
  }
  if (motion(seen, shown.board, shown.last, shown.flipped) !== null) {
    return [];
  }
  const fresh = game.events.filter((event) => event.seq > before.now.seq).filter((event) => event.type === "moved");
  return fresh.map((event) => {
    const { key, args } = placed(symbol(event.color), event.square, event.flipped.length);
    return t(key, args);
  });
}

function symbol(color: Color): string {
  return color === "black" ? "X" : "O";
}
