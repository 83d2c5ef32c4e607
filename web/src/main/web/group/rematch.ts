import { type Color, opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";
import type { Answers, Notice } from "./strip.ts";
import { seatedName } from "./told.ts";

/** Whether you have asked for one more game. */
export function youAsked(table: Table): boolean {
  return table.you !== null && (table.group?.rematch.includes(table.you.id) ?? false);
}

/** Who asks you for one more game; null if no one does. */
export function whoAsks(table: Table): string | null {
  const { seat } = table;
  if (table.isRunning || table.game === null || seat === null || youAsked(table)) {
    return null;
  }
  const id = table.group?.seats[opposite(seat)] ?? null;
  return id !== null && table.group?.rematch.includes(id) ? isolated(seatedName(table, opposite(seat))) : null;
}

/** The button's word says which side one would have. */
export function rematchWord(table: Table, seat: Color): string {
  const next = table.group?.settings.alternate ? opposite(seat) : seat;
  return next === "black" ? t("rematch.black") : t("rematch.white");
}

/** What the other player asks, with the answer beside it. */
export function theyAsk(table: Table, answers: Answers): Notice | null {
  const name = whoAsks(table);
  return name === null || table.seat === null
    ? null
    : {
        icon: "rematch",
        fact: t("rematch.theirs", { name }),
        actions: [{ label: rematchWord(table, table.seat), run: () => answers.rematch() }],
      };
}
