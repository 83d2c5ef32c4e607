import { indexOf } from "../board/squares.ts";
import type { ListedMove } from "../board/rows.ts";
import {
  type BySide,
  type Color,
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
        this.group = message.group;
        return this.takeGame(message.game);
      case "group":
        this.group = message.group;
        return true;
      case "game":
        return this.takeGame(message.game);
      case "events":
        return this.game?.id === message.game && this.append(message.events, message.now);
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
    this.game = { id: view.id, players: view.players, events: view.events, now: view.now };
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
    if (this.pending !== null && (now.ply > this.pending.ply || now.result !== null)) {
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

  /** Whether the game waits for a move of yours. */
  get isYourTurn(): boolean {
    return this.isRunning && this.color !== null && this.shown.toMove === this.color;
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

  /** Whether the other person who plays a side has no connection now. */
  isAway(color: Color): boolean {
    const player = this.game?.players[color];
    return player !== undefined && player.kind === "person" && player.id !== this.you?.id && !this.isPresent(player.id);
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
    const last = this.game?.events.filter((event) => event.type === "moved").at(-1);
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
    const moved = (this.game?.events ?? []).filter((event) => event.type === "moved");
    const last = moved[ply - 1];
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
    return (this.game?.events ?? []).flatMap((event) => {
      switch (event.type) {
        case "moved":
          return [{ color: event.color, square: event.square }];
        case "skipped":
          return [{ color: event.color, square: "", skipped: true }];
        default:
          return [];
      }
    });
  }

  /** The side that the last move left without a move, until the next one. */
  get skipped(): Color | null {
    const last = this.game?.events.at(-1);
    return last?.type === "skipped" && this.pending === null ? last.color : null;
  }

  /** The side that was handed a disc for the last move. */
  get handedTo(): Color | null {
    const last = this.game?.events.filter((event) => event.type !== "skipped").at(-1);
    return last?.type === "moved" && last.handedOver && this.pending === null ? last.color : null;
  }
}

const START = "---------------------------OX------XO---------------------------";

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
