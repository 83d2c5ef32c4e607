/** What the page and the server say to each other, as in docs/protocol. */

export type Color = "black" | "white";
export type BySide<T> = { readonly black: T; readonly white: T };
export type Legal = Readonly<Record<string, readonly string[]>>;

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Settings {
  readonly marks: boolean;
  readonly alternate: boolean;
  /** Seconds a turn; 0 for none. */
  readonly turnLimit: number;
  /** `off`, or minutes and increment in seconds, as `5+3`. */
  readonly clock: string;
  readonly tournamentCount: boolean;
  readonly watch: "anyone" | "members" | "players";
  /** Of the computer that fills a seat. */
  readonly level: number;
  readonly winnerStays: boolean;
}

/** One row of the server's table of settings. */
export interface SettingRow {
  readonly key: keyof Settings;
  readonly kind: "switch" | "choice" | "clock" | "level";
  readonly default: Settings[keyof Settings];
  readonly choices: readonly Settings[keyof Settings][];
  readonly takesEffect: "atOnce" | "nextGame";
  readonly changeable: boolean;
}

/** A player of the running game who has lost the connection. */
export interface Away {
  readonly id: string;
  /** Milliseconds until the computer takes the seat, when this was said; 0 when it has it. */
  readonly left: number;
  readonly onPurpose: boolean;
  /** Whether the opponent chose to wait longer. */
  readonly waiting: boolean;
}

/** Milliseconds left when this was said; the side whose time runs. */
export interface Clocks extends BySide<number | null> {
  readonly turn: number | null;
  readonly running: Color | null;
}

/** Why the computer has a seat. */
export type Filled = "away" | "time";

export const REACTIONS = ["hello", "wellPlayed", "thanks", "oops", "oneMoment", "goodGame"] as const;
export type Reaction = (typeof REACTIONS)[number];

export interface Group {
  readonly id: string;
  readonly url: string;
  readonly host: string;
  readonly members: readonly Named[];
  readonly seats: BySide<string | null>;
  readonly settings: Settings;
  readonly gameId: string | null;
  /** Members with a connection. */
  readonly present: readonly string[];
  /** How many of them have no seat. */
  readonly watchers: number;
  /** Seated players who asked for one more game. */
  readonly rematch: readonly string[];
  readonly away: readonly Away[];
}

export interface Result {
  readonly winner: Color | "draw" | null;
  readonly black: number;
  readonly white: number;
  readonly reason: "BOARD" | "RESIGNED" | "TIME" | "LEFT" | "ABORTED";
}

interface Standing {
  readonly seq: number;
  readonly board: string;
  readonly toMove: Color | null;
  readonly supplies: BySide<number>;
}

export type GameEvent = Standing &
  (
    | { readonly type: "started" }
    | {
        readonly type: "moved";
        readonly color: Color;
        readonly square: string;
        readonly flipped: readonly string[];
        readonly handedOver: boolean;
        readonly by: "person" | "computer" | "timer";
        readonly ms: number;
      }
    | { readonly type: "skipped"; readonly color: Color }
    | { readonly type: "filled"; readonly color: Color; readonly reason: Filled }
    | { readonly type: "returned"; readonly color: Color; readonly moves: number }
    | { readonly type: "takebackOffered"; readonly color: Color; readonly ply: number }
    | { readonly type: "takebackDeclined"; readonly color: Color }
    | { readonly type: "tookBack"; readonly color: Color; readonly ply: number }
    | { readonly type: "paused" }
    | { readonly type: "resumed" }
    | { readonly type: "ended"; readonly result: Result }
  );

export interface Now extends Standing {
  readonly ply: number;
  readonly legal: Legal;
  readonly clocks: Clocks | null;
  readonly filled: BySide<Filled | null>;
  /** The side that asks to take back its last move. */
  readonly takeback: Color | null;
  readonly result: Result | null;
}

export interface GameView {
  readonly id: string;
  readonly groupId: string;
  readonly players: BySide<Named & { readonly kind: string }>;
  readonly settings: Settings;
  /** The number of the first event in `events`. */
  readonly from: number;
  readonly events: readonly GameEvent[];
  readonly now: Now;
}

export type ServerMessage =
  | {
      readonly type: "welcome";
      readonly you: Named;
      /** Whether this tab may play; another one of the same player may. */
      readonly holds: boolean;
      readonly group: Group;
      readonly game: GameView | null;
    }
  | { readonly type: "group"; readonly group: Group }
  | { readonly type: "game"; readonly game: GameView | null }
  | { readonly type: "events"; readonly game: string; readonly events: readonly GameEvent[]; readonly now: Now }
  | { readonly type: "tab"; readonly holds: boolean }
  | { readonly type: "reaction"; readonly from: string; readonly code: Reaction }
  | { readonly type: "removed" }
  | { readonly type: "elsewhere" }
  | { readonly type: "done"; readonly id: string }
  | {
      readonly type: "refused";
      readonly id: string;
      readonly code: string;
      readonly title: string;
      readonly detail: string;
    };

/** What the page says, without the `id` that the connection gives it. */
export type ClientMessage =
  | { readonly type: "hello"; readonly token?: string; readonly game?: string; readonly seq?: number; readonly tab?: string }
  | { readonly type: "move"; readonly game: string; readonly ply: number; readonly square: string }
  | { readonly type: "resign" | "takeback" | "return" | "wait" | "end"; readonly game: string }
  | { readonly type: "takebackAnswer"; readonly game: string; readonly allow: boolean }
  | { readonly type: "rematch" }
  | { readonly type: "sit"; readonly seat: Color | "any" }
  | { readonly type: "stand" }
  | { readonly type: "remove"; readonly member: string }
  | { readonly type: "reaction"; readonly code: Reaction }
  | { readonly type: "here" }
  | { readonly type: "settings"; readonly settings: Partial<Settings> }
  | { readonly type: "ping" };

export function opposite(color: Color): Color {
  return color === "black" ? "white" : "black";
}
