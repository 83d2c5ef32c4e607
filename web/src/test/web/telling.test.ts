import type { Move, View } from "../../../../browser/src/main/web/referee.ts";
import { bar, headline, lead, strip, type Told } from "../../main/web/home/telling.ts";
import { equal } from "./equal.ts";

const MOVE: Move = { color: "black", square: "f5", flipped: ["e5"], handedOver: false, skipsOpponent: false };

function told(view: Partial<View>, more: Partial<Told> = {}): Told {
  const whole: View = {
    ply: 10,
    board: "X".repeat(63) + "-",
    toMove: "black",
    legal: {},
    supplies: { black: 30, white: 30 },
    moves: [],
    result: null,
    ...view,
  };
  return { mode: "computer", you: "black", view: whole, ...more };
}

const over = (winner: "black" | "white" | "draw") => ({ toMove: null, result: { winner, black: 0, white: 0 } });

Deno.test("the heading says whose turn it is", () => {
  equal(headline(told({})).key, "turn.yours");
  equal(headline(told({ toMove: "white" })).key, "home.turn.computer");
  equal(headline(told({ toMove: "white" }, { mode: "two" })).key, "home.turn.white");
});

Deno.test("the heading says how the game ended", () => {
  equal((["black", "white", "draw"] as const).map((winner) => headline(told(over(winner))).key), [
    "home.end.you",
    "home.end.computer",
    "home.end.draw",
  ]);
  equal(headline(told(over("black"), { mode: "two" })).key, "home.end.black");
});

Deno.test("the end is explained: a full board, or no move for either", () => {
  equal(lead(told({ ...over("black"), ply: 59 })), [{ key: "home.over.stuck", args: { count: 59 } }]);
  equal(lead(told({ ...over("black"), ply: 60, board: "X".repeat(64) }))[0]?.key, "home.over.full");
});

Deno.test("a plain move needs no strip", () => {
  equal(strip(told({})), null);
  equal(strip(told({ moves: [MOVE] })), null);
});

Deno.test("a skip is told, with who moves again", () => {
  const skips = { ...MOVE, skipsOpponent: true };
  const said = strip(told({ moves: [skips] }));
  equal([said?.kind, said?.fact.key, said?.then.map(({ key }) => key)], [
    "warn",
    "notice.skipped.computer",
    ["notice.again.you"],
  ]);
  equal(strip(told({ moves: [{ ...skips, color: "white" }] }))?.fact.key, "turn.skippedYou");
  equal(strip(told({ moves: [skips] }, { mode: "two" }))?.fact.key, "notice.skipped.white");
});

Deno.test("a disc handed over is told, after a skip and at the end too", () => {
  const handed = { ...MOVE, handedOver: true };
  const keys = ["notice.empty.you", "notice.gives.computer"];
  const said = strip(told({ moves: [handed] }));
  equal([said?.fact.key, ...(said?.then ?? []).map(({ key }) => key)], keys);
  equal(strip(told({ moves: [{ ...handed, skipsOpponent: true }] }))?.then.slice(1).map(({ key }) => key), keys);
  equal(strip(told({ ...over("black"), moves: [handed] })), null);
  equal(lead(told({ ...over("black"), moves: [handed] })).slice(1).map(({ key }) => key), keys);
});

Deno.test("the bar of a skipped side says so until the next move", () => {
  const skips = told({ moves: [{ ...MOVE, skipsOpponent: true }] });
  equal([bar(skips, "black", 3).state, bar(skips, "white", 3).state], ["on", "skipped"]);
  equal(bar(told({ moves: [MOVE], toMove: "white" }), "black", 3).state, "waiting");
});

Deno.test("the computer's bar carries its level", () => {
  equal([bar(told({}), "white", 4).note.key, bar(told({}), "black", 4).note.key], ["level.4.name", "home.bar.black"]);
});
