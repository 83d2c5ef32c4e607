import { opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import type { Answers, Notice } from "./strip.ts";
import { nameOf } from "./told.ts";

const COLORS = ["black", "white"] as const;

/** Who has lost the connection, and what their opponent can do about it. */
export function gone(table: Table, answers: Answers, toReturn: string): Notice | null {
  const side = COLORS.find((color) => table.isAway(color) && table.isFilled(color) === null);
  if (side === undefined) {
    return null;
  }
  const away = table.away(side);
  const mine = table.color !== null && table.holds;
  const wait = { label: t("away.wait"), run: () => answers.wait() };
  const actions = !mine ? [] : away?.waiting ? [end(answers)] : [wait];
  return {
    kind: "warn",
    icon: "offline",
    fact: away?.onPurpose ? t("away.closed", { name: nameOf(table, side) }) : t("away.lost", { name: nameOf(table, side) }),
    then: away?.waiting ? t("away.waiting") : t("away.kept"),
    timer: toReturn,
    actions,
  };
}

/** Whose seat the computer has, and who has come back. */
export function seats(table: Table, answers: Answers): Notice | null {
  const { color } = table;
  if (!table.isRunning) {
    return null;
  }
  if (color !== null && table.isFilled(color) !== null) {
    return {
      kind: "warn",
      icon: "computer",
      fact: t("seat.filled.you"),
      then: table.isFilled(color) === "time" ? t("seat.filled.you.time") : t("seat.filled.you.away"),
      actions: table.holds ? [{ label: t("seat.takeOver"), run: () => answers.takeOver() }] : [],
    };
  }
  return returned(table) ?? filled(table, answers);
}

function returned(table: Table): Notice | null {
  const back = table.sinceMove.findLast((event) => event.type === "returned" || event.type === "filled");
  if (back?.type !== "returned") {
    return null;
  }
  const ok = { kind: "ok", icon: "check" } as const;
  return back.color === table.color
    ? { ...ok, fact: t("connection.back"), then: t("away.computerPlayed", { count: back.moves }) }
    : { ...ok, fact: t("member.back", { name: nameOf(table, back.color) }), then: t("away.computerPlayed.other", { count: back.moves }) };
}

function filled(table: Table, answers: Answers): Notice | null {
  const side = COLORS.find((color) => table.isFilled(color) !== null);
  if (side === undefined) {
    return null;
  }
  const name = nameOf(table, side);
  return {
    icon: "computer",
    fact: table.isFilled(side) === "time" ? t("seat.filled.time", { name }) : t("seat.filled.away", { name }),
    then: t("seat.filled.then", { name }),
    actions: table.mayEnd && table.color === opposite(side) ? [end(answers)] : [],
  };
}

function end(answers: Answers): NonNullable<Notice["actions"]>[number] {
  return { label: t("away.end"), run: () => answers.ask({ what: "end" }) };
}
