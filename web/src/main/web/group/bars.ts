import type { BarElement } from "../board/bar.ts";
import type { Color } from "../live/protocol.ts";
import { count, type Shown, type Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { seatedName } from "./told.ts";

export type Bar = Pick<BarElement, "color" | "name" | "note" | "count" | "supply" | "state" | "go">;

/** What a side's bar shows. */
export function bar(table: Table, shown: Shown, color: Color): Bar {
  const player = table.game?.players[color];
  const name = player?.name ?? seatedName(table, color);
  return {
    color,
    name: name === "" ? t("seat.free") : name,
    note: color === "black" ? t("side.black") : t("side.white"),
    count: count(shown.board, color),
    supply: table.game !== null && !table.isRunning ? null : shown.supplies[color],
    state: state(table, shown, color),
    go: go(table, color),
  };
}

export function state(table: Table, shown: Shown, color: Color): Bar["state"] {
  const player = table.game?.players[color];
  if (!table.isRunning || player === undefined) {
    return "waiting";
  }
  if (table.isAway(color)) {
    return "away";
  }
  if (shown.toMove === color) {
    return "on";
  }
  return table.skipped === color ? "skipped" : "waiting";
}

function go(table: Table, color: Color): string {
  if (table.color !== color) {
    return t("turn.toMove");
  }
  return table.skipped === null ? t("turn.yours") : t("turn.again.bar");
}

/** Which side is at the bottom: one's own, and Black's for those who watch. */
export function bottom(table: Table): Color {
  return table.color ?? table.seat ?? "black";
}
