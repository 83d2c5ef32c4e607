import type { Message } from "../board/names.ts";
import type { Why } from "./why.ts";

/** What is said of a square that was refused: the fact, and what it comes from. */
export function refusal(square: string, why: Why): { readonly fact: Message; readonly then: Message } {
  const fact = { key: why.kind === "taken" ? "refused.taken" : "move.flipsNothing", args: { square } };
  switch (why.kind) {
    case "taken":
      return { fact, then: { key: "lesson.wrong.taken", args: {} } };
    case "alone":
      return { fact, then: { key: "lesson.wrong.alone", args: {} } };
    case "gap":
      return { fact, then: { key: "lesson.wrong.gap", args: { end: why.end } } };
    case "edge":
      return { fact, then: { key: "lesson.wrong.edge", args: {} } };
    case "own":
      return { fact, then: { key: "lesson.wrong.own", args: { end: why.end } } };
  }
}
