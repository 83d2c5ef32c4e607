import { equal } from "./equal.ts";
import type { GameEvent, GameView, Group, Now, ServerMessage } from "../../main/web/live/protocol.ts";
import { Table } from "../../main/web/live/table.ts";

const START = "---------------------------OX------XO---------------------------";
const AFTER_F5 = "---------------------------OX------XXX--------------------------";
const AFTER_F4 = "---------------------------OOO-----XXX--------------------------";

const group: Group = {
  id: "ab3k9xzt",
  url: "http://localhost/g/ab3k9xzt",
  host: "p1",
  members: [
    { id: "p1", name: "Rūta" },
    { id: "p2", name: "Mia" },
    { id: "p3", name: "Somchai" },
  ],
  seats: { black: "p1", white: "p2" },
  settings: { marks: true, alternate: true },
  gameId: "k3v9w2m7q4x8",
  present: ["p1", "p2"],
  rematch: [],
};

const started: GameEvent = { seq: 0, type: "started", board: START, toMove: "black", supplies: { black: 30, white: 30 } };
const f5: GameEvent = {
  seq: 1,
  type: "moved",
  color: "black",
  square: "f5",
  flipped: ["e5"],
  handedOver: false,
  by: "person",
  ms: 1,
  board: AFTER_F5,
  toMove: "white",
  supplies: { black: 29, white: 30 },
};
const f4: GameEvent = { ...f5, seq: 2, color: "white", square: "f4", flipped: ["e4"], board: AFTER_F4, toMove: "black" };
const skipped: GameEvent = { seq: 3, type: "skipped", color: "black", board: AFTER_F4, toMove: "white", supplies: f4.supplies };

const atStart: Now = { ...started, ply: 0, legal: { f5: ["e5"], c4: ["d4"] }, result: null };
const afterF5: Now = { ...f5, ply: 1, legal: { f4: ["e4"] }, result: null };
const afterF4: Now = { ...f4, ply: 2, legal: {}, result: null };

function view(change: Partial<GameView> = {}): GameView {
  return {
    id: "k3v9w2m7q4x8",
    groupId: group.id,
    players: {
      black: { id: "p1", name: "Rūta", kind: "person" },
      white: { id: "p2", name: "Mia", kind: "person" },
    },
    settings: group.settings,
    from: 0,
    events: [started],
    now: atStart,
    ...change,
  };
}

function welcomed(you = "p1", game: GameView | null = view()): Table {
  const table = new Table();
  table.take({ type: "welcome", you: { id: you, name: "" }, group, game });
  return table;
}

function events(now: Now, ...happened: GameEvent[]): ServerMessage {
  return { type: "events", game: "k3v9w2m7q4x8", events: happened, now };
}

Deno.test("shows the start and no one's turn before there is a game", () => {
  const table = welcomed("p1", null);
  equal(table.shown.board, START);
  equal([table.isRunning, table.isYourTurn, table.color, table.seat], [false, false, null, "black"]);
});

Deno.test("knows whose turn it is, for players and watchers", () => {
  equal(welcomed("p1").isYourTurn, true);
  equal(welcomed("p2").isYourTurn, false);
  equal([welcomed("p3").color, welcomed("p3").isYourTurn], [null, false]);
});

Deno.test("adds up events, with the last move and its flips", () => {
  const table = welcomed();
  equal(table.take(events(afterF5, f5)), true);
  equal([table.shown.board, table.shown.last, table.shown.flipped], [AFTER_F5, "f5", ["e5"]]);
  equal(table.moves, [{ color: "black", square: "f5" }]);
});

Deno.test("takes the same events twice without harm", () => {
  const table = welcomed();
  table.take(events(afterF5, f5));
  equal(table.take(events(afterF5, f5)), true);
  equal(table.moves.length, 1);
});

Deno.test("says that events are missing", () => {
  const table = welcomed();
  equal(table.take(events(afterF4, f4)), false);
  equal(table.shown.board, START);
});

Deno.test("goes on from what it knows when it comes back", () => {
  const table = welcomed();
  table.take(events(afterF5, f5));
  const welcome: ServerMessage = {
    type: "welcome",
    you: { id: "p1", name: "" },
    group,
    game: view({ from: 2, events: [f4], now: afterF4 }),
  };
  equal(table.take(welcome), true);
  equal(table.moves.map((move) => move.square), ["f5", "f4"]);
});

Deno.test("shows a move of yours before the server has confirmed it", () => {
  const table = welcomed();
  table.play("f5");
  equal([table.shown.board, table.shown.toMove, table.shown.last], [AFTER_F5, "white", "f5"]);
  equal([table.shown.supplies.black, table.isYourTurn], [29, false]);
  table.take(events(afterF5, f5));
  equal([table.shown.board, table.shown.supplies], [AFTER_F5, { black: 29, white: 30 }]);
});

Deno.test("takes a refused move back", () => {
  const table = welcomed();
  table.play("f5");
  table.forget();
  equal([table.shown.board, table.isYourTurn], [START, true]);
});

Deno.test("does not show a move that is not legal", () => {
  const table = welcomed();
  table.play("a1");
  equal(table.shown.board, START);
});

Deno.test("drops a move of yours when another one was played in its place", () => {
  const table = welcomed();
  table.play("c4");
  table.take(events(afterF5, f5));
  equal([table.shown.board, table.shown.last], [AFTER_F5, "f5"]);
});

Deno.test("lists skips where they happened, and knows who is skipped until the next move", () => {
  const table = welcomed();
  table.take(events(afterF5, f5));
  table.take(events({ ...afterF4, seq: 3, toMove: "white", legal: { e6: ["e5"] } }, f4, skipped));
  equal(table.skipped, "black");
  equal(table.moves.at(-1), { color: "black", square: "", skipped: true });
  equal(table.shown.last, "f4");
});

Deno.test("looks back at the board as it was", () => {
  const table = welcomed();
  table.take(events(afterF5, f5));
  table.take(events(afterF4, f4));
  equal([table.shownAt(1).board, table.shownAt(1).last], [AFTER_F5, "f5"]);
  equal([table.shownAt(0).board, table.shownAt(0).last], [START, null]);
});

Deno.test("begins anew with another game", () => {
  const table = welcomed();
  table.take(events(afterF5, f5));
  table.take({ type: "game", game: view({ id: "another" }) });
  equal([table.shown.board, table.moves], [START, []]);
  equal(table.take(events(afterF5, f5)), false);
});

Deno.test("counts the move that is not confirmed yet", () => {
  const table = welcomed();
  table.play("f5");
  equal(table.ply, 1);
  table.take(events(afterF5, f5));
  equal(table.ply, 1);
});

Deno.test("knows which opponent is away, and never thinks so of oneself", () => {
  const table = welcomed();
  equal([table.isAway("black"), table.isAway("white")], [false, false]);
  table.take({ type: "group", group: { ...group, present: [] } });
  equal([table.isAway("black"), table.isAway("white")], [false, true]);
});

Deno.test("offers the other seat to a host who is alone, and none while a game runs", () => {
  const table = welcomed("p1", null);
  table.take({ type: "group", group: { ...group, seats: { black: "p1", white: null } } });
  equal(table.freeSeats, ["white"]);
  equal(welcomed().freeSeats, []);
});
