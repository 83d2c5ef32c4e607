/** A group of three, and a game in it of which two moves are known. */
import type { GameEvent, GameView, Group, Now, ServerMessage, Settings } from "../../main/web/live/protocol.ts";
import { Table } from "../../main/web/live/table.ts";
import { useMessages } from "../../main/web/messages.ts";

export const START = "---------------------------OX------XO---------------------------";
export const AFTER_F5 = "---------------------------OX------XXX--------------------------";
export const AFTER_F4 = "---------------------------OOO-----XXX--------------------------";

export const settings: Settings = {
  marks: true,
  alternate: true,
  turnLimit: 0,
  clock: "off",
  tournamentCount: false,
  watch: "anyone",
  level: 3,
  winnerStays: false,
};

export const group: Group = {
  id: "ab3k9xzt",
  url: "http://localhost/g/ab3k9xzt",
  host: "p1",
  members: [
    { id: "p1", name: "Ana" },
    { id: "p2", name: "Mia" },
    { id: "p3", name: "Jo" },
  ],
  seats: { black: "p1", white: "p2" },
  settings,
  gameId: "first",
  present: ["p1", "p2", "p3"],
  watchers: 1,
  rematch: [],
  away: [],
};

/** The same when Mia, who plays White, has lost the connection. */
export const miaAway: Group = {
  ...group,
  present: ["p1", "p3"],
  away: [{ id: "p2", left: 52_000, onPurpose: false, waiting: false }],
};

const moved = { type: "moved", handedOver: false, by: "person", ms: 1 } as const;
const supplies = { black: 29, white: 30 };
const fewer = { black: 29, white: 29 };

export const started: GameEvent = { seq: 0, type: "started", board: START, toMove: "black", supplies: { black: 30, white: 30 } };
export const f5: GameEvent = { ...moved, seq: 1, color: "black", square: "f5", flipped: ["e5"], board: AFTER_F5, toMove: "white", supplies };
export const f4: GameEvent = { ...moved, seq: 2, color: "white", square: "f4", flipped: ["e4"], board: AFTER_F4, toMove: "black", supplies: fewer };

const still = { clocks: null, filled: { black: null, white: null }, takeback: null, result: null } as const;

export const atStart: Now = { ...started, ...still, ply: 0, legal: { f5: ["e5"], c4: ["d4"] } };
export const afterF5: Now = { ...f5, ...still, ply: 1, legal: { f4: ["e4"] } };
export const afterF4: Now = { ...f4, ...still, ply: 2, legal: { f3: ["f4"] } };

export function view(change: Partial<GameView> = {}): GameView {
  return {
    id: "first",
    groupId: group.id,
    players: {
      black: { id: "p1", name: "Ana", kind: "person" },
      white: { id: "p2", name: "Mia", kind: "person" },
    },
    settings,
    from: 0,
    events: [started],
    now: atStart,
    ...change,
  };
}

/** The game after Black's f5, and perhaps more. */
export function afterOne(now: Partial<Now> = {}, ...happened: GameEvent[]): GameView {
  return view({ events: [started, f5, ...happened], now: { ...afterF5, ...now } });
}

/** What a member knows who has just come in, reading English. */
export function seenBy(you: string, game: GameView | null = view(), as: Group = group, holds = true): Table {
  useMessages(JSON.parse(Deno.readTextFileSync(new URL("../../main/messages/en.json", import.meta.url))), "en");
  const table = new Table();
  table.take({ type: "welcome", you: { id: you, name: "" }, holds, group: as, game });
  return table;
}

export function events(now: Now, ...happened: GameEvent[]): ServerMessage {
  return { type: "events", game: "first", events: happened, now };
}

/** Where the game stands after an event that changes no disc. */
export function standing(type: string, seq: number, more: Record<string, unknown>): GameEvent {
  return { type, seq, board: AFTER_F5, toMove: "white", supplies, ...more } as unknown as GameEvent;
}
