import type { BarElement } from "../board/bar.ts";
import { clockText, face, type ServerTime } from "../live/clocks.ts";
import { type Color, type Reaction } from "../live/protocol.ts";
import { count, type Shown, type Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { playerName } from "./told.ts";

export type Bar = Pick<
  BarElement,
  "color" | "name" | "note" | "count" | "supply" | "state" | "go" | "aside" | "clock" | "heard"
>;

/** What a side's bar shows. */
export function bar(table: Table, shown: Shown, time: ServerTime, color: Color, heard: Reaction | null): Bar {
  const name = playerName(table, color);
  return {
    color,
    name: name === "" ? t("seat.free") : name,
    note: note(table, time, color),
    count: count(shown.board, color),
    supply: table.game !== null && !table.isRunning ? null : shown.supplies[color],
    state: state(table, shown, color),
    go: go(table, color),
    aside: table.isAway(color) ? t("bar.away") : "",
    clock: clock(table, time, color),
    heard: heard === null ? "" : t(`reaction.${heard}`),
  };
}

export function state(table: Table, shown: Shown, color: Color): Bar["state"] {
  const player = table.game?.players[color];
  if (!table.isRunning || player === undefined) {
    return "waiting";
  }
  if (table.isAway(color) || table.isFilled(color) !== null) {
    return "away";
  }
  if (shown.toMove === color) {
    return "on";
  }
  return table.skipped === color ? "skipped" : "waiting";
}

function note(table: Table, time: ServerTime, color: Color): string {
  const { game } = table;
  if (game !== null && table.isFilled(color) !== null) {
    return t("bar.computer", { level: game.settings.level });
  }
  const left = table.away(color) === null ? null : time.toReturn(game?.players[color].id ?? "");
  if (left !== null) {
    return t("bar.return", { time: clockText(left) });
  }
  return color === "black" ? t("side.black") : t("side.white");
}

/** The game clock, or what is left of the turn where that is over sooner; before one's turn, the whole limit. */
function clock(table: Table, time: ServerTime, color: Color): Bar["clock"] {
  const { game } = table;
  if (game === null || game.now.clocks === null) {
    return null;
  }
  const running = table.isRunning && game.now.clocks.running === color;
  const left = running ? (time.sooner(color)?.ms ?? null) : time.game(color);
  if (left !== null) {
    return face(left, running);
  }
  return table.isRunning && game.settings.turnLimit > 0 ? face(game.settings.turnLimit * 1000, false) : null;
}

function go(table: Table, color: Color): string {
  if (table.color !== color) {
    return t("turn.toMove");
  }
  if (!table.holds) {
    return t("bar.otherTab");
  }
  return table.skipped === null ? t("turn.yours") : t("turn.again.bar");
}

/** Which side is at the bottom: one's own, and Black's for those who watch. */
export function bottom(table: Table): Color {
  return table.color ?? table.seat ?? "black";
}
