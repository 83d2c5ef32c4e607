import { type Named, opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, sentences, t } from "../messages.ts";
import type { Answers, Notice } from "./strip.ts";
import { nameOf } from "./told.ts";

/** What is asked once more before it is done, as it cannot be undone. */
export type Question =
  | { readonly what: "resign" | "end" | "leave" }
  | { readonly what: "remove"; readonly member: Named };

/** The question in the strip; null if none is open, or if it has lost its sense meanwhile. */
export function asks(table: Table, question: Question | null, answers: Answers): Notice | null {
  if (question === null || !isOpen(table, question)) {
    return null;
  }
  const { yes, no, ...says } = words(table, question);
  return {
    kind: "warn",
    ...says,
    actions: [
      { label: yes, run: () => answers.yes(question) },
      { label: no, run: () => answers.no(question) },
    ],
  };
}

/** Whether there is still something to answer: a game may end, and who was away may come back. */
function isOpen(table: Table, question: Question): boolean {
  switch (question.what) {
    case "resign":
      return table.isRunning && table.color !== null;
    case "end":
      return table.mayEnd;
    case "leave":
      return table.mayLeave;
    case "remove":
      return table.group?.members.some((member) => member.id === question.member.id) ?? false;
  }
}

function words(table: Table, question: Question): Required<Pick<Notice, "icon" | "fact" | "then">> & { yes: string; no: string } {
  const name = table.color === null ? "" : nameOf(table, opposite(table.color));
  switch (question.what) {
    case "resign":
      return { icon: "flag", fact: t("resign.ask"), then: t("resign.ask.then", { name }), yes: t("resign.button"), no: t("resign.no") };
    case "end":
      return { icon: "flag", fact: t("away.end.ask"), then: t("away.end.then", { name }), yes: t("away.end"), no: t("resign.no") };
    case "leave":
      return { icon: "leave", fact: t("leave.ask"), then: afterLeaving(table), yes: t("leave.button"), no: t("leave.no") };
    case "remove":
      return {
        icon: "people",
        fact: t("member.remove.ask", { name: isolated(question.member.name) }),
        then: t("member.remove.then"),
        yes: t("member.remove.yes"),
        no: t("member.remove.no"),
      };
  }
}

function afterLeaving(table: Table): string {
  const next = table.group?.members.find((member) => member.id !== table.you?.id);
  if (next === undefined) {
    return t("leave.last");
  }
  return sentences(table.isHost ? t("leave.host", { name: isolated(next.name) }) : "", t("leave.back"));
}
