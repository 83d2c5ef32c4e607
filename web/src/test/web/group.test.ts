import { equal } from "./equal.ts";
import { AFTER_F4, AFTER_F5, afterF4, afterOne, f4, group, miaAway, seenBy, settings, START, view } from "./tables.ts";
import { state } from "../../main/web/group/bars.ts";
import { changeNotice, movesUnseen, news } from "../../main/web/group/news.ts";
import { othersFirst } from "../../main/web/group/stays.ts";
import { type Doing, idle } from "../../main/web/group/strip.ts";
import { outcome, playerName, shownResult, told } from "../../main/web/group/told.ts";
import type { GameEvent, Group } from "../../main/web/live/protocol.ts";
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
  const game = view();
  const players = { black: game.players.white, white: game.players.black };
  table.take({ type: "game", game: { ...game, id: "second", players } });
  equal(news(before, table), ["A game with Mia begins. You are White."]);
  const watcher = seenBy("p3");
  equal(news({ group, game: null }, watcher), ["A game begins: Ana is Black, Mia is White."]);
});

Deno.test("has a word of the language for who asked to be forgotten", () => {
  const { players } = view();
  const table = seenBy("p1", view({ players: { ...players, white: { id: "forgotten", name: "stored", kind: "person" } } }));
  equal([playerName(table, "black"), playerName(table, "white")], ["Ana", "Anonymous"]);
});

Deno.test("has the name that a player has taken in the middle of the game, while they are in the group", () => {
  const table = seenBy("p1");
  const members = group.members.map((member) => (member.id === "p2" ? { ...member, name: "Mimi" } : member));
  table.take({ type: "group", group: { ...group, members } });
  equal([playerName(table, "white"), told(seenBy("p1", afterOne(), { ...group, members })).what], ["Mimi", "Waiting for Mimi"]);
  table.take({ type: "group", group: { ...group, members: members.slice(0, 1) } });
  equal(playerName(table, "white"), "Mia");
});

Deno.test("shows that a game is not to be watched any more, and the game again once it is", () => {
  const table = seenBy("p3", afterOne());
  const before = { group, game: table.game };
  table.take({ type: "game", game: null });
  equal([table.isHidden, table.shown.board, table.moves], [true, START, []]);
  equal(told(table).what, "Two are playing by themselves");
  equal(news(before, table)[0], "Two are playing by themselves");
  table.take({ type: "game", game: afterOne() });
  equal([table.isHidden, table.shown.board], [false, AFTER_F5]);
});

Deno.test("says why a seat is free where the winner stays, and offers it to others first", () => {
  const over = { ...afterF4, toMove: null, result: { winner: "black", black: 40, white: 24, reason: "BOARD" } } as const;
  const game = view({ settings: { ...settings, winnerStays: true }, now: over });
  const stood = { ...group, seats: { black: null, white: "p1" } };
  const lead = (you: string, as: Group = stood) => told(seenBy(you, game, as)).lead.replace(/^\S.*?\. /, "");
  equal(lead("p1"), "Winner stays: Mia stands up. Whoever sits down first plays you.");
  equal(lead("p2"), "Winner stays: you stand up. Whoever sits down first plays Ana.");
  equal(lead("p3"), "Winner stays: Mia stands up. Whoever sits down first plays Ana.");
  equal(lead("p3", group).includes("Winner"), false);
  equal(["p1", "p2", "p3"].map((you) => othersFirst(seenBy(you, game, stood))), [false, true, false]);
  equal(othersFirst(seenBy("p2", game, { ...stood, present: ["p1", "p2"] })), false);
});

Deno.test("leaves it to the strip that an opponent is away, and says that they are back", () => {
  const table = seenBy("p1");
  equal(after(table, miaAway), []);
  equal(after(table, group), ["Mia is back."]);
});

Deno.test("an opponent who is away on their turn is shown so, in the bar and in the headline", () => {
  const table = seenBy("p1", afterOne(), miaAway);
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
  const table = seenBy("p1", afterOne());
  const before = table.game;
  table.take({ type: "events", game: "first", events: [f4], now: afterF4 });
  equal(movesUnseen(before, table, START), ["White plays f4: 1 disc flipped."]);
  equal(movesUnseen(before, table, AFTER_F5), []);
  equal(movesUnseen(before, table, AFTER_F4), []);
});

Deno.test("says which setting the host has changed, and from when it holds", () => {
  const told = (you: string, change: Partial<typeof settings>) => {
    const table = seenBy(you);
    table.take({ type: "group", group: { ...group, settings: { ...settings, ...change } } });
    const notice = changeNotice(group, table);
    return notice === null ? null : `${notice.fact} ${notice.then}`;
  };
  equal(told("p2", { turnLimit: 30 }), "The host changed “Turn limit”: 30 s. From the next game.");
  equal(told("p2", { marks: false }), "The host changed “Mark legal squares”: Off. ");
  equal(told("p2", { level: 1 }), "The host changed “Stand-in computer”: Level 1, first game. From the next game.");
  equal(told("p2", { clock: "5+3" })?.includes("”: 5 min"), true);
  equal([told("p1", { marks: false }), told("p2", {})], [null, null]);
});

Deno.test("says who is the host when another one is", () => {
  const fact = (you: string) => {
    const table = seenBy(you);
    table.take({ type: "group", group: { ...group, host: "p2" } });
    return changeNotice(group, table)?.fact;
  };
  equal([fact("p2"), fact("p3")], ["You are the host now.", "Mia is the host now."]);
});

Deno.test("counts empty squares for the winner where the group wants it, and changes no winner", () => {
  const result = { winner: "black", black: 40, white: 20, reason: "BOARD" } as const;
  const table = seenBy("p1", view(), { ...group, settings: { ...settings, tournamentCount: true } });
  equal([shownResult(table, result).black, shownResult(table, result).white], [44, 20]);
  equal(shownResult(table, { ...result, winner: "draw", black: 30, white: 30 }).white, 32);
  equal(shownResult(table, { ...result, reason: "TIME" }).black, 40);
  equal(shownResult(seenBy("p1"), result), result);
});

Deno.test("tells at the end too that a disc was handed over, if the last disc was", () => {
  const over = (reason: "BOARD" | "RESIGNED") => {
    const result = { winner: "white", black: 24, white: 40, reason } as const;
    return told(seenBy("p2", view({ events: [{ ...f4, handedOver: true } as GameEvent], now: { ...afterF4, toMove: null, result } }))).small;
  };
  equal([over("BOARD"), over("RESIGNED")], ["Your supply is empty. Ana hands over a disc.", ""]);
});

Deno.test("a game that was broken off is no draw", () => {
  equal(outcome({ winner: null, black: 3, white: 3, reason: "ABORTED" }), "The game was broken off");
});
