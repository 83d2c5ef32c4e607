import { opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import type { Answers, Notice } from "./strip.ts";
import { nameOf } from "./told.ts";

/** The question of a takeback, to who is asked and to who asks. */
export function asked(table: Table, answers: Answers): Notice | null {
  const side = table.isRunning ? (table.game?.now.takeback ?? null) : null;
  if (side === null) {
    return null;
  }
  const square = table.lastOwn(side) ?? "";
  const undo = { icon: "undo" } as const;
  if (side === table.color) {
    return { ...undo, fact: t("takeback.asked", { name: nameOf(table, opposite(side)), square }) };
  }
  const fact = t("takeback.asks", { name: nameOf(table, side), square });
  if (table.color === null || !table.holds) {
    return { ...undo, fact };
  }
  return {
    ...undo,
    fact,
    actions: [
      { label: t("takeback.allow"), run: () => answers.answerTakeback(true) },
      { label: t("takeback.decline"), run: () => answers.answerTakeback(false) },
    ],
  };
}

/** What became of the question, until the next move. */
export function takenBack(table: Table): Notice | null {
  const last = table.isRunning
    ? table.sinceMove.findLast((event) => event.type === "takebackDeclined" || event.type === "tookBack")
    : undefined;
  switch (last?.type) {
    case "takebackDeclined":
      return last.color === table.color
        ? null
        : { icon: "undo", fact: t("takeback.declined", { name: nameOf(table, last.color) }) };
    case "tookBack":
      return last.color === table.color
        ? { kind: "ok", icon: "undo", fact: t("takeback.done.you"), then: t("takeback.done.you.then") }
        : { icon: "undo", fact: t("takeback.done", { name: nameOf(table, last.color) }) };
    default:
      return null;
  }
}
