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
}

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
  /** Seated players who asked for one more game. */
  readonly rematch: readonly string[];
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
    | { readonly type: "ended"; readonly result: Result }
  );

export interface Now extends Standing {
  readonly ply: number;
  readonly legal: Legal;
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
  | { readonly type: "welcome"; readonly you: Named; readonly group: Group; readonly game: GameView | null }
  | { readonly type: "group"; readonly group: Group }
  | { readonly type: "game"; readonly game: GameView }
  | { readonly type: "events"; readonly game: string; readonly events: readonly GameEvent[]; readonly now: Now }
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
  | { readonly type: "hello"; readonly token?: string; readonly game?: string; readonly seq?: number }
  | { readonly type: "move"; readonly game: string; readonly ply: number; readonly square: string }
  | { readonly type: "resign"; readonly game: string }
  | { readonly type: "rematch" }
  | { readonly type: "sit"; readonly seat: Color | "any" }
  | { readonly type: "stand" }
  | { readonly type: "settings"; readonly settings: Partial<Settings> }
  | { readonly type: "ping" };

export function opposite(color: Color): Color {
  return color === "black" ? "white" : "black";
}
