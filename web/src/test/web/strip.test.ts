import { equal } from "./equal.ts";
import { afterOne, f5, group, miaAway, seenBy, standing, started, view } from "./tables.ts";
import { type Answers, type Doing, notice, refusal } from "../../main/web/group/strip.ts";
import type { GameEvent, Now } from "../../main/web/live/protocol.ts";
import type { Table } from "../../main/web/live/table.ts";

const doing: Doing = {
  connection: "open",
  back: false,
  question: null,
  refused: null,
  changed: null,
  lookingAt: null,
  low: null,
};
const nothing = (): void => {};
const answers: Answers = {
  reconnect: nothing,
  startAnew: nothing,
  playHere: nothing,
  yes: nothing,
  no: nothing,
  ask: nothing,
  lookAtNow: nothing,
  answerTakeback: nothing,
  takeOver: nothing,
  wait: nothing,
  rematch: nothing,
};

/** What the strip says, with its buttons in brackets. */
function strip(table: Table, change: Partial<Doing> = {}, toReturn = ""): string {
  const says = notice(table, { ...doing, ...change }, answers, toReturn);
  return says === null
    ? ""
    : [says.fact, says.then, says.timer, ...(says.actions ?? []).map((action) => `[${action.label}]`)].filter((one) => one).join(" ");
}

const filled = (reason: "away" | "time"): Partial<Now> => ({ seq: 2, filled: { black: null, white: reason } });
const taken = (reason: string): GameEvent => standing("filled", 2, { color: "white", reason });

Deno.test("says at once who has lost the connection, how long the seat is kept, and what can be done", () => {
  const table = seenBy("p1", afterOne(), miaAway);
  equal(
    strip(table, {}, "0:52"),
    "Mia has lost the connection. The seat is kept for a while; then the computer plays on. 0:52 [Wait 5 minutes longer]",
  );
  equal(strip(seenBy("p3", afterOne(), miaAway), {}, "0:52").includes("["), false);
  const waiting = { ...miaAway, away: [{ id: "p2", left: 300_000, onPurpose: true, waiting: true }] };
  equal(strip(seenBy("p1", afterOne(), waiting), {}, "5:00"), "Mia closed the page. The seat is kept longer. 5:00 [End game]");
});

Deno.test("says that the computer plays a seat, and offers to end the game to who stayed", () => {
  const away = strip(seenBy("p1", afterOne(filled("away"), taken("away")), miaAway));
  equal(away, "Mia left. The computer plays on until Mia is back. [End game]");
  const time = strip(seenBy("p1", afterOne(filled("time"), taken("time"))));
  equal(time, "Mia’s time ran out twice. The computer plays on until Mia is back.");
});

Deno.test("tells a player whose seat the computer has, and how to take it again", () => {
  const table = seenBy("p2", afterOne(filled("time"), taken("time")));
  equal(strip(table), "The computer plays for you. Your time ran out twice. [Take over]");
});

Deno.test("tells who is back how many moves were played for them", () => {
  const back = standing("returned", 3, { color: "white", moves: 4 });
  const game = afterOne({ seq: 3 }, taken("away"), back);
  equal(strip(seenBy("p2", game)), "You are back. While you were away, the computer made 4 moves for you.");
  equal(strip(seenBy("p1", game)), "Mia is back. The computer made 4 moves meanwhile.");
});

Deno.test("asks the opponent about a takeback, and tells both what became of it", () => {
  const asked = afterOne({ seq: 2, takeback: "black" }, standing("takebackOffered", 2, { color: "black", ply: 0 }));
  equal(strip(seenBy("p2", asked)), "Ana asks to take back f5. [Allow] [No]");
  equal(strip(seenBy("p1", asked)), "You asked Mia to let you take back f5.");
  equal(strip(seenBy("p3", asked)), "Ana asks to take back f5.");
  const no = afterOne({ seq: 3 }, standing("takebackDeclined", 3, { color: "white" }));
  equal([strip(seenBy("p1", no)), strip(seenBy("p2", no))], ["Mia would rather play on.", ""]);
});

Deno.test("says that a turn was over and what was played in it", () => {
  const late = { ...f5, by: "timer" } as GameEvent;
  const game = view({ events: [late], now: { ...afterOne().now } });
  equal(strip(seenBy("p1", game)), "Your time for this move ran out. The computer played f5.");
  equal(strip(seenBy("p2", game)), "Ana’s time for this move ran out. The computer played f5.");
});

Deno.test("says when a disc is handed over, also beside a skip", () => {
  const given = { ...f5, handedOver: true } as GameEvent;
  const plain = view({ events: [started, given], now: afterOne().now });
  equal(strip(seenBy("p1", plain)), "Your supply is empty. Mia hands over a disc.");
  equal(strip(seenBy("p2", plain)), "Ana’s supply is empty. You hand over a disc.");
  const skip = view({ events: [started, given, standing("skipped", 2, { color: "white" })], now: { ...afterOne().now, seq: 2 } });
  equal(strip(seenBy("p2", skip)), "You cannot move: your turn is skipped. Ana moves again. Ana’s supply is empty. You hand over a disc.");
  equal(strip(seenBy("p1", skip)), "Mia cannot move and is skipped. You move again. Your supply is empty. Mia hands over a disc.");
});

Deno.test("says when little time is left, to whoever is to move", () => {
  const low = { left: "0:13", of: "turn" } as const;
  equal(strip(seenBy("p1"), { low }), "Little time left for this move; then the computer plays it. 0:13");
  equal(strip(seenBy("p2"), { low: { ...low, of: "game" } }), "");
});

Deno.test("leaves a second tab to watch, and offers to play there", () => {
  equal(
    strip(seenBy("p1", view(), group, false)),
    "You are playing this game in another tab. This one only watches. [Play here]",
  );
});

Deno.test("keeps the way back to the game while moves come in", () => {
  const table = seenBy("p2", afterOne());
  equal(strip(table, { lookingAt: 0 }), "Move 0 of 1 It is your turn. [Back to the game]");
});

Deno.test("answers every refusal with a reason, but for what the strip says already", () => {
  equal(refusal("OTHER_TAB"), null);
  for (const code of ["ILLEGAL_MOVE", "NOT_YOUR_TURN", "NOT_THE_HOST", "GAME_RUNNING", "NO_TAKEBACK", "NOT_AWAY", "ANYTHING"]) {
    equal((refusal(code)?.fact ?? "") !== "", true);
  }
});

Deno.test("asks before a game is ended whose other player is away, and no longer once they are back", () => {
  const waiting = { ...miaAway, away: [{ id: "p2", left: 300_000, onPurpose: true, waiting: true }] };
  const table = seenBy("p1", afterOne(), waiting);
  equal(strip(table, { question: { what: "end" } }), "End this game? It ends at once: you win, and Mia loses. [End game] [Play on]");
  table.take({ type: "group", group });
  equal(strip(table, { question: { what: "end" } }), "");
});

Deno.test("asks who leaves the group, and says what becomes of it; who plays is not asked", () => {
  const leave = { question: { what: "leave" } } as const;
  equal(strip(seenBy("p1", afterOne()), leave), "");
  equal(strip(seenBy("p3", afterOne()), leave), "Leave this group? You can come back by its link. [Leave the group] [Stay]");
  equal(strip(seenBy("p1", null), leave).includes("Mia becomes the host."), true);
  const alone = { ...group, members: group.members.slice(0, 1) };
  equal(strip(seenBy("p1", null, alone), leave).includes("it will be closed"), true);
});

Deno.test("asks nothing about a member who is gone already", () => {
  const table = seenBy("p1", null);
  const question = { what: "remove", member: { id: "p3", name: "Jo" } } as const;
  equal(strip(table, { question }), "Take Jo out of the group? They cannot come back by the link. [Take out] [No]");
  table.take({ type: "group", group: { ...group, members: group.members.slice(0, 2) } });
  equal(strip(table, { question }), "");
});

Deno.test("tells a player that the other one asks for a rematch, with the answer beside it", () => {
  const over = afterOne({ toMove: null, result: { winner: "black", black: 4, white: 1, reason: "RESIGNED" } });
  const asked = { ...group, rematch: ["p2"] };
  equal(strip(seenBy("p1", over, asked)), "Mia asks for a rematch. [Rematch, you are White]");
  equal([strip(seenBy("p2", over, asked)), strip(seenBy("p3", over, asked))], ["", ""]);
  equal(strip(seenBy("p1", over, { ...group, rematch: ["p2", "p1"] })), "");
});
