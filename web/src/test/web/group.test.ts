import { equal } from "./equal.ts";
import { state } from "../../main/web/group/bars.ts";
import { movesUnseen, news } from "../../main/web/group/news.ts";
import { type Doing, idle } from "../../main/web/group/strip.ts";
import { told } from "../../main/web/group/told.ts";
import type { GameEvent, GameView, Group, Now } from "../../main/web/live/protocol.ts";
import { Table } from "../../main/web/live/table.ts";
import { useMessages } from "../../main/web/messages.ts";

const START = "---------------------------OX------XO---------------------------";
const AFTER_F5 = "---------------------------OX------XXX--------------------------";
const AFTER_F4 = "---------------------------OOO-----XXX--------------------------";

const group: Group = {
  id: "ab3k9xzt",
  url: "http://localhost/g/ab3k9xzt",
  host: "p1",
  members: [
    { id: "p1", name: "Ana" },
    { id: "p2", name: "Mia" },
    { id: "p3", name: "Jo" },
  ],
  seats: { black: "p1", white: "p2" },
  settings: { marks: true, alternate: true },
  gameId: "first",
  present: ["p1", "p2", "p3"],
  rematch: [],
};
const started: GameEvent = { seq: 0, type: "started", board: START, toMove: "black", supplies: { black: 30, white: 30 } };
const moved = { type: "moved", handedOver: false, by: "person", ms: 1, supplies: { black: 29, white: 30 } } as const;
const f5: GameEvent = { ...moved, seq: 1, color: "black", square: "f5", flipped: ["e5"], board: AFTER_F5, toMove: "white" };
const f4: GameEvent = { ...moved, seq: 2, color: "white", square: "f4", flipped: ["e4"], board: AFTER_F4, toMove: "black" };
const atStart: Now = { ...started, ply: 0, legal: { f5: ["e5"] }, result: null };
const afterF5: Now = { ...f5, ply: 1, legal: { f4: ["e4"] }, result: null };
const afterF4: Now = { ...f4, ply: 2, legal: { f3: ["f4"] }, result: null };
const game: GameView = {
  id: "first",
  groupId: group.id,
  players: {
    black: { id: "p1", name: "Ana", kind: "person" },
    white: { id: "p2", name: "Mia", kind: "person" },
  },
  settings: group.settings,
  from: 0,
  events: [started],
  now: atStart,
};
const doing: Doing = { connection: "open", back: false, resigning: false, refused: null, changed: null, lookingAt: null };

function seenBy(you: string, view: GameView | null = game, as: Group = group): Table {
  useMessages(JSON.parse(Deno.readTextFileSync(new URL("../../main/messages/en.json", import.meta.url))), "en");
  const table = new Table();
  table.take({ type: "welcome", you: { id: you, name: "" }, group: as, game: view });
  return table;
}

/** What is said when the group becomes another one. */
function after(table: Table, next: Group): string[] {
  const before = { group: table.group as Group, game: table.game };
  table.take({ type: "group", group: next });
  return news(before, table);
}

Deno.test("says who comes in, sits down and stands up", () => {
  const table = seenBy("p1", null, { ...group, members: group.members.slice(0, 1), seats: { black: "p1", white: null } });
  equal(after(table, { ...group, members: group.members.slice(0, 2) }), ["Mia has joined.", "Mia sits down as White."]);
  equal(after(table, { ...group, seats: { black: "p1", white: null } }), ["Jo has joined.", "Mia stands up."]);
  equal(after(table, { ...group, seats: { black: null, white: "p1" } }), ["You sit as White."]);
  equal(after(table, { ...group, seats: { black: null, white: null } }), ["You have stood up."]);
});

Deno.test("says that a game begins, and nothing of seats that a rematch swaps", () => {
  const table = seenBy("p1");
  equal(after(table, { ...group, seats: { black: "p2", white: "p1" } }), []);
  const before = { group, game: table.game };
  const players = { black: game.players.white, white: game.players.black };
  table.take({ type: "game", game: { ...game, id: "second", players } });
  equal(news(before, table), ["A game with Mia begins. You are White."]);
  const watcher = seenBy("p3");
  equal(news({ group, game: null }, watcher), ["A game begins: Ana is Black, Mia is White."]);
});

Deno.test("says once that an opponent is away, and that they are back", () => {
  const table = seenBy("p1");
  const without = { ...group, present: ["p1"] };
  equal(after(table, without), ["Mia is not here right now. Their seat is kept."]);
  equal(after(table, without), []);
  equal(after(table, group), ["Mia is back."]);
});

Deno.test("an opponent who is away on their turn is shown so, in the bar and in the headline", () => {
  const table = seenBy("p1", { ...game, events: [started, f5], now: afterF5 }, { ...group, present: ["p1"] });
  equal(state(table, table.shown, "white"), "away");
  equal([told(table).what, told(table).lead], ["Mia is not here right now.", "Their seat is kept."]);
  table.take({ type: "group", group });
  equal([state(table, table.shown, "white"), told(table).what], ["on", "Waiting for Mia"]);
});

Deno.test("counts the move just made in the headline", () => {
  const table = seenBy("p1");
  table.play("f5");
  equal(told(table).small, "Move 2. Casual game.");
});

Deno.test("answers whoever chooses a square when it is not for them to move", () => {
  equal(idle(seenBy("p2"), doing)?.fact, "It is not your turn.");
  equal(idle(seenBy("p3"), doing)?.fact, "You are watching.");
  equal([idle(seenBy("p1"), doing), idle(seenBy("p2", null), doing)], [null, null]);
  equal(idle(seenBy("p2"), { ...doing, lookingAt: 0 }), null);
});

Deno.test("says a move that the board cannot show as one, as when it was looked back", () => {
  const table = seenBy("p1", { ...game, events: [started, f5], now: afterF5 });
  const before = table.game;
  table.take({ type: "events", game: "first", events: [f4], now: afterF4 });
  equal(movesUnseen(before, table, START), ["White plays f4: 1 disc flipped."]);
  equal(movesUnseen(before, table, AFTER_F5), []);
  equal(movesUnseen(before, table, AFTER_F4), []);
});
