import { indexOf } from "../board/squares.ts";
import type { ListedMove } from "../board/rows.ts";
import {
  type Away,
  type BySide,
  type Color,
  type Filled,
  type GameEvent,
  type GameView,
  type Group,
  type Legal,
  type Named,
  type Now,
  opposite,
  type ServerMessage,
} from "./protocol.ts";

/** A game as its events have told it so far. */
export interface LiveGame {
  readonly id: string;
  readonly players: GameView["players"];
  /** As they were when the game began. */
  readonly settings: GameView["settings"];
  readonly events: readonly GameEvent[];
  readonly now: Now;
}

/** A move made here that the server has not confirmed yet. */
interface Pending {
  readonly ply: number;
  readonly square: string;
}

/** The board as it is to be shown. */
export interface Shown {
  readonly board: string;
  readonly toMove: Color | null;
  readonly legal: Legal;
  readonly last: string | null;
  readonly flipped: readonly string[];
  readonly supplies: BySide<number>;
}

/** What the page knows of its group and game. It folds what the server says, and knows no rules and no DOM. */
export class Table {
  you: Named | null = null;
  /** Whether this tab may play. */
  holds = true;
  group: Group | null = null;
  game: LiveGame | null = null;
  private pending: Pending | null = null;

  /**
   * Takes in what the server says. False if events are missing between those known and these: then only a new
   * `hello` helps.
   */
  take(message: ServerMessage): boolean {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.holds = message.holds;
        this.group = message.group;
        return this.takeGame(message.game);
      case "group":
        this.group = message.group;
        return true;
      case "game":
        return this.takeGame(message.game);
      case "events":
        return this.game?.id === message.game && this.append(message.events, message.now);
      case "tab":
        this.holds = message.holds;
        return true;
      case "reaction":
      case "removed":
      case "elsewhere":
      case "done":
      case "refused":
        return true;
    }
  }

  private takeGame(view: GameView | null): boolean {
    if (view === null) {
      this.game = null;
      this.pending = null;
      return true;
    }
    if (view.from > 0 && this.game?.id === view.id) {
      return this.append(view.events, view.now);
    }
    this.pending = null;
    this.game = { id: view.id, players: view.players, settings: view.settings, events: view.events, now: view.now };
    return view.from === 0;
  }

  private append(events: readonly GameEvent[], now: Now): boolean {
    const game = this.game as LiveGame;
    const fresh = events.filter((event) => event.seq > game.now.seq);
    if (fresh.length > 0 && fresh[0]?.seq !== game.now.seq + 1) {
      return false;
    }
    if (now.seq < game.now.seq) {
      return true;
    }
    this.game = { ...game, events: [...game.events, ...fresh], now };
    if (this.pending !== null && (now.ply !== this.pending.ply || now.result !== null)) {
      this.pending = null;
    }
    return true;
  }

  /** The colour you play in this game; null if you watch. */
  get color(): Color | null {
    return this.game === null ? null : sideOf(this.you, (color) => this.game?.players[color].id);
  }

  /** The seat you have in the group, also before a game and after it. */
  get seat(): Color | null {
    return sideOf(this.you, (color) => this.group?.seats[color]);
  }

  get isRunning(): boolean {
    return this.game !== null && this.game.now.result === null;
  }

  /** Whether the game waits for a move of yours, made in this tab. */
  get isYourTurn(): boolean {
    return this.isRunning && this.holds && this.color !== null && this.shown.toMove === this.color && !this.isFilled(this.color);
  }

  /** Whether you play, but in another tab. */
  get isElsewhere(): boolean {
    return this.isRunning && this.color !== null && !this.holds;
  }

  /** Whether a game is played that you may not see. */
  get isHidden(): boolean {
    return this.game === null && this.group !== null && this.group.gameId !== null && this.group.seats.black !== null && this.group.seats.white !== null;
  }

  /** Why the computer has the seat of a side; null while the player has it. */
  isFilled(color: Color): Filled | null {
    return this.isRunning ? (this.game?.now.filled[color] ?? null) : null;
  }

  /** What is known of the other player of a side who has lost the connection. */
  away(color: Color): Away | null {
    const id = this.game?.players[color].id;
    return this.isRunning && id !== this.you?.id ? (this.group?.away.find((one) => one.id === id) ?? null) : null;
  }

  /** Your side's square that a takeback would clear; null if you have placed nothing yet. */
  lastOwn(color: Color): string | null {
    return this.line.filter((event) => event.type === "moved").findLast((event) => event.color === color)?.square ?? null;
  }

  /** Whether there is something to take back, and it was not asked or refused since the last move. */
  get mayAskBack(): boolean {
    const { game, color } = this;
    if (!this.isRunning || game === null || color === null || !this.holds || this.isFilled(color) !== null) {
      return false;
    }
    const asked = this.sinceMove.some((event) => event.type === "takebackOffered" && event.color === color);
    return this.lastOwn(color) !== null && !asked && game.now.takeback === null;
  }

  get isHost(): boolean {
    return this.you !== null && this.group?.host === this.you.id;
  }

  isPresent(player: string): boolean {
    return this.group?.present.includes(player) ?? false;
  }

  /** The seats that can be taken now, by those who have none and by those who would rather have the other one. */
  get freeSeats(): Color[] {
    return this.isRunning ? [] : (["black", "white"] as const).filter((color) => this.group?.seats[color] === null);
  }

  /** Whether the other person who plays a side has lost the connection. */
  isAway(color: Color): boolean {
    return this.away(color) !== null;
  }

  /** Whether the game may be ended because the other side is away: its grace is over, or it was waited for longer. */
  get mayEnd(): boolean {
    if (this.color === null || !this.holds) {
      return false;
    }
    const theirs = opposite(this.color);
    const away = this.away(theirs);
    return away !== null && (away.waiting || this.isFilled(theirs) !== null);
  }

  /** Whether you may leave the group: who plays resigns first. */
  get mayLeave(): boolean {
    return this.group !== null && this.you !== null && !(this.isRunning && this.color !== null);
  }

  /** What has happened since the last move, oldest first. */
  get sinceMove(): readonly GameEvent[] {
    const events = this.game?.events ?? [];
    return events.slice(events.findLastIndex((event) => event.type === "moved") + 1);
  }

  /** The last move, if it stands and is shown. */
  get lastMove(): MovedEvent | null {
    return this.pending === null ? (this.moved.at(-1) ?? null) : null;
  }

  /** How many moves are on the board, with the one that is not confirmed yet. */
  get ply(): number {
    return (this.game?.now.ply ?? 0) + (this.pending === null ? 0 : 1);
  }

  /** Shows a legal move of yours at once, before the server has confirmed it. */
  play(square: string): void {
    if (this.game !== null && square in this.game.now.legal) {
      this.pending = { ply: this.game.now.ply, square };
    }
  }

  /** Takes back a move that the server refused. */
  forget(): void {
    this.pending = null;
  }

  get shown(): Shown {
    const now = this.game?.now;
    if (now === undefined) {
      return { board: START, toMove: null, legal: {}, last: null, flipped: [], supplies: { black: 30, white: 30 } };
    }
    if (this.pending !== null && this.pending.ply === now.ply && now.toMove !== null) {
      return afterMove(now, this.pending.square, now.toMove);
    }
    const last = this.moved.at(-1);
    return {
      board: now.board,
      toMove: now.toMove,
      legal: now.legal,
      last: last?.square ?? null,
      flipped: last?.flipped ?? [],
      supplies: now.supplies,
    };
  }

  /** The board as it was after so many moves. */
  shownAt(ply: number): Shown {
    const last = this.moved[ply - 1];
    return {
      board: last?.board ?? START,
      toMove: null,
      legal: {},
      last: last?.square ?? null,
      flipped: last?.flipped ?? [],
      supplies: last?.supplies ?? { black: 30, white: 30 },
    };
  }

  /** The moves for the list, with skips in their places. */
  get moves(): ListedMove[] {
    return this.line.map((event) =>
      event.type === "moved"
        ? { color: event.color, square: event.square, ...(event.by === "person" ? {} : { by: event.by }) }
        : { color: event.color, square: "", skipped: true },
    );
  }

  /** The moves and skips that stand: what was taken back is gone. */
  private get line(): readonly (MovedEvent | SkippedEvent)[] {
    return standing(this.game?.events ?? []);
  }

  private get moved(): readonly MovedEvent[] {
    return this.line.filter((event) => event.type === "moved");
  }

  /** The side that the last move left without a move, until the next one. */
  get skipped(): Color | null {
    const last = this.isRunning ? this.line.at(-1) : undefined;
    return last?.type === "skipped" && this.pending === null ? last.color : null;
  }

  /** The side that was handed a disc for the last move, which may have ended the game. */
  get handedTo(): Color | null {
    const reason = this.game?.now.result?.reason ?? "BOARD";
    const last = reason === "BOARD" ? this.moved.at(-1) : undefined;
    return last?.handedOver === true && this.pending === null ? last.color : null;
  }
}

export const START = "---------------------------OX------XO---------------------------";

export type MovedEvent = Extract<GameEvent, { type: "moved" }>;
type SkippedEvent = Extract<GameEvent, { type: "skipped" }>;

/** The moves and skips of a game without those that were taken back. A skip belongs to the move before it. */
export function standing(events: readonly GameEvent[]): (MovedEvent | SkippedEvent)[] {
  let line: (MovedEvent | SkippedEvent)[] = [];
  for (const event of events) {
    if (event.type === "moved" || event.type === "skipped") {
      line.push(event);
    } else if (event.type === "tookBack") {
      let placed = 0;
      const end = line.findIndex((one) => one.type === "moved" && ++placed > event.ply);
      line = end < 0 ? line : line.slice(0, end);
    }
  }
  return line;
}

function sideOf(you: Named | null, at: (color: Color) => string | null | undefined): Color | null {
  if (you === null) {
    return null;
  }
  return at("black") === you.id ? "black" : at("white") === you.id ? "white" : null;
}

/** The board after a move whose flips are known. */
function afterMove(now: Now, square: string, mover: Color): Shown {
  const flipped = now.legal[square] ?? [];
  const board = [...now.board];
  for (const one of [square, ...flipped]) {
    board[indexOf(one)] = mover === "black" ? "X" : "O";
  }
  const payer = now.supplies[mover] > 0 ? mover : opposite(mover);
  return {
    board: board.join(""),
    toMove: opposite(mover),
    legal: {},
    last: square,
    flipped,
    supplies: { ...now.supplies, [payer]: now.supplies[payer] - 1 },
  };
}

/** How many discs of a colour lie on a board. */
export function count(board: string, color: Color): number {
  const symbol = color === "black" ? "X" : "O";
  return [...board].filter((disc) => disc === symbol).length;
}
