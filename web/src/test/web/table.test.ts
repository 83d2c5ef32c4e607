import { equal } from "./equal.ts";
import { AFTER_F4, AFTER_F5, afterF4, afterF5, afterOne, events, f4, f5, group, miaAway, seenBy, standing, START, view } from "./tables.ts";
import type { GameEvent, ServerMessage } from "../../main/web/live/protocol.ts";

const skipped: GameEvent = { seq: 3, type: "skipped", color: "black", board: AFTER_F4, toMove: "white", supplies: f4.supplies };

Deno.test("shows the start and no one's turn before there is a game", () => {
  const table = seenBy("p1", null);
  equal(table.shown.board, START);
  equal([table.isRunning, table.isYourTurn, table.color, table.seat], [false, false, null, "black"]);
});

Deno.test("knows whose turn it is, for players and watchers", () => {
  equal(seenBy("p1").isYourTurn, true);
  equal(seenBy("p2").isYourTurn, false);
  equal([seenBy("p3").color, seenBy("p3").isYourTurn], [null, false]);
});

Deno.test("adds up events, with the last move and its flips", () => {
  const table = seenBy("p1");
  equal(table.take(events(afterF5, f5)), true);
  equal([table.shown.board, table.shown.last, table.shown.flipped], [AFTER_F5, "f5", ["e5"]]);
  equal(table.moves, [{ color: "black", square: "f5" }]);
});

Deno.test("takes the same events twice without harm", () => {
  const table = seenBy("p1");
  table.take(events(afterF5, f5));
  equal(table.take(events(afterF5, f5)), true);
  equal(table.moves.length, 1);
});

Deno.test("says that events are missing", () => {
  const table = seenBy("p1");
  equal(table.take(events(afterF4, f4)), false);
  equal(table.shown.board, START);
});

Deno.test("goes on from what it knows when it comes back", () => {
  const table = seenBy("p1");
  table.take(events(afterF5, f5));
  const welcome: ServerMessage = {
    type: "welcome",
    you: { id: "p1", name: "" },
    holds: true,
    group,
    game: view({ from: 2, events: [f4], now: afterF4 }),
  };
  equal(table.take(welcome), true);
  equal(table.moves.map((move) => move.square), ["f5", "f4"]);
});

Deno.test("shows a move of yours before the server has confirmed it", () => {
  const table = seenBy("p1");
  table.play("f5");
  equal([table.shown.board, table.shown.toMove, table.shown.last], [AFTER_F5, "white", "f5"]);
  equal([table.shown.supplies.black, table.isYourTurn], [29, false]);
  table.take(events(afterF5, f5));
  equal([table.shown.board, table.shown.supplies], [AFTER_F5, { black: 29, white: 30 }]);
});

Deno.test("takes a refused move back", () => {
  const table = seenBy("p1");
  table.play("f5");
  table.forget();
  equal([table.shown.board, table.isYourTurn], [START, true]);
});

Deno.test("does not show a move that is not legal", () => {
  const table = seenBy("p1");
  table.play("a1");
  equal(table.shown.board, START);
});

Deno.test("drops a move of yours when another one was played in its place", () => {
  const table = seenBy("p1");
  table.play("c4");
  table.take(events(afterF5, f5));
  equal([table.shown.board, table.shown.last], [AFTER_F5, "f5"]);
});

Deno.test("lists skips where they happened, and knows who is skipped until the next move", () => {
  const table = seenBy("p1");
  table.take(events(afterF5, f5));
  table.take(events({ ...afterF4, seq: 3, toMove: "white", legal: { e6: ["e5"] } }, f4, skipped));
  equal(table.skipped, "black");
  equal(table.moves.at(-1), { color: "black", square: "", skipped: true });
  equal(table.shown.last, "f4");
});

Deno.test("looks back at the board as it was", () => {
  const table = seenBy("p1");
  table.take(events(afterF5, f5));
  table.take(events(afterF4, f4));
  equal([table.shownAt(1).board, table.shownAt(1).last], [AFTER_F5, "f5"]);
  equal([table.shownAt(0).board, table.shownAt(0).last], [START, null]);
});

Deno.test("begins anew with another game", () => {
  const table = seenBy("p1");
  table.take(events(afterF5, f5));
  table.take({ type: "game", game: view({ id: "another" }) });
  equal([table.shown.board, table.moves], [START, []]);
  equal(table.take(events(afterF5, f5)), false);
});

Deno.test("counts the move that is not confirmed yet", () => {
  const table = seenBy("p1");
  table.play("f5");
  equal(table.ply, 1);
  table.take(events(afterF5, f5));
  equal(table.ply, 1);
});

Deno.test("knows which opponent is away, and never thinks so of oneself", () => {
  const table = seenBy("p1");
  equal([table.isAway("black"), table.isAway("white")], [false, false]);
  table.take({ type: "group", group: miaAway });
  equal([table.isAway("black"), table.isAway("white")], [false, true]);
});

Deno.test("offers the other seat to a host who is alone, and none while a game runs", () => {
  const table = seenBy("p1", null);
  table.take({ type: "group", group: { ...group, seats: { black: "p1", white: null } } });
  equal(table.freeSeats, ["white"]);
  equal(seenBy("p1").freeSeats, []);
});

Deno.test("forgets what was taken back, and may ask again after the next move", () => {
  const table = seenBy("p1", afterOne());
  equal(table.mayAskBack, true);
  table.take(events({ ...afterF5, seq: 2, takeback: "black" }, standing("takebackOffered", 2, { color: "black", ply: 0 })));
  equal([table.mayAskBack, table.lastOwn("black")], [false, "f5"]);
  const back = { type: "tookBack", seq: 3, color: "black", ply: 0, board: START, toMove: "black", supplies: { black: 30, white: 30 } };
  const now = { ...afterF5, seq: 3, ply: 0, board: START, toMove: "black", legal: { f5: ["e5"] } } as const;
  table.take(events(now, back as unknown as GameEvent));
  equal([table.moves, table.shown.board, table.shown.last, table.isYourTurn, table.mayAskBack], [[], START, null, true, false]);
  table.take(events({ ...afterF5, seq: 4 }, { ...f5, seq: 4 }));
  equal([table.moves.length, table.shown.board, table.mayAskBack], [1, AFTER_F5, true]);
});

Deno.test("keeps the skip that came before what was taken back", () => {
  const table = seenBy("p2");
  table.take(events({ ...afterF4, seq: 3, toMove: "white" }, f5, f4, skipped));
  const again: GameEvent = { ...f4, seq: 4, square: "f6" };
  const back = { ...f4, type: "tookBack", seq: 5, ply: 2, toMove: "white" } as unknown as GameEvent;
  table.take(events({ ...afterF4, seq: 5, toMove: "white" }, again, back));
  equal(table.moves.map((move) => move.square), ["f5", "f4", ""]);
  equal(table.skipped, "black");
});

Deno.test("plays in the tab that holds the seat alone", () => {
  const table = seenBy("p1", view(), group, false);
  equal([table.isYourTurn, table.isElsewhere, table.mayAskBack], [false, true, false]);
  table.take({ type: "tab", holds: true });
  equal([table.isYourTurn, table.isElsewhere], [true, false]);
  equal(seenBy("p3", view(), group, false).isElsewhere, false);
});

Deno.test("waits for no move of yours while the computer has your seat", () => {
  const table = seenBy("p2", afterOne({ filled: { black: null, white: "time" } }));
  equal([table.isYourTurn, table.isFilled("white")], [false, "time"]);
});

Deno.test("lets a game be ended only once its grace is over or was prolonged", () => {
  equal(seenBy("p1", afterOne(), miaAway).mayEnd, false);
  equal(seenBy("p3", afterOne({ filled: { black: null, white: "away" } }), miaAway).mayEnd, false);
  equal(seenBy("p1", afterOne({ filled: { black: null, white: "away" } }), miaAway).mayEnd, true);
  const longer = { ...miaAway, away: miaAway.away.map((one) => ({ ...one, waiting: true })) };
  equal(seenBy("p1", afterOne(), longer).mayEnd, true);
});

Deno.test("knows that a game is played that it may not see", () => {
  equal(seenBy("p3", null).isHidden, true);
  equal(seenBy("p3", null, { ...group, gameId: null }).isHidden, false);
});
