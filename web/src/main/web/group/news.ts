import { motion } from "../board/motion.ts";
import { placed } from "../board/names.ts";
import { type Color, type Group, opposite, type Settings } from "../live/protocol.ts";
import type { LiveGame, Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";
import { changedSetting, saidOf, settingName } from "./setting-names.ts";
import type { Notice } from "./strip.ts";
import { nameOf } from "./told.ts";

/** The group and its game as they were. */
export interface Before {
  readonly group: Group;
  readonly game: LiveGame | null;
}

const COLORS = ["black", "white"] as const;

/** Settings in which a change holds from the next game. */
const LATER: readonly (keyof Settings)[] = ["alternate", "turnLimit", "clock", "level", "winnerStays"];

/** What the strip says of a new host, or of a setting that the host has changed; null if neither. */
export function changeNotice(before: Group | null, table: Table): Notice | null {
  const { group } = table;
  if (before === null || group === null) {
    return null;
  }
  if (before.host !== group.host) {
    const name = group.members.find((member) => member.id === group.host)?.name ?? "";
    return { icon: "host", ...(table.isHost ? { fact: t("host.you"), then: t("host.you.then") } : { fact: t("host.other", { name: isolated(name) }) }) };
  }
  const key = table.isHost ? null : changedSetting(before.settings, group.settings);
  if (key === null) {
    return null;
  }
  const then = table.isRunning && LATER.includes(key) ? t("settings.changed.later") : "";
  return { icon: "settings", fact: t("settings.changed", { setting: settingName(key), value: saidOf(key, group.settings[key]) }), then };
}

/** What has happened in the group, a sentence each, for those who do not see it. */
export function news(before: Before, table: Table): string[] {
  const { group } = table;
  return group === null
    ? []
    : [...joined(before, group), ...seats(before, group, table), ...begun(before, table), ...hidden(before, table), ...back(before, table)];
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

/** The game is not to be seen any more. */
function hidden(before: Before, table: Table): string[] {
  return before.game !== null && table.isHidden ? [t("watch.hidden"), t("watch.hidden.then")] : [];
}

/** Who plays and is back. */
function back(before: Before, table: Table): string[] {
  if (!table.isRunning || table.game?.id !== before.game?.id) {
    return [];
  }
  return COLORS.flatMap((color) => {
    const player = table.game?.players[color];
    if (player === undefined || player.kind !== "person" || player.id === table.you?.id) {
      return [];
    }
    const was = before.group.away.some((one) => one.id === player.id);
    // who is gone is said by the strip, which has the question that comes with it
    return was && !table.isAway(color) ? [t("member.back", { name: nameOf(table, color) })] : [];
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
