import type { Move, Referee, RefereeGame, View } from "../../../../../browser/src/main/web/referee.ts";
import type { Message } from "../board/names.ts";
import { squareNames } from "../board/squares.ts";
import type { Args } from "../messages.ts";
import { best } from "./best.ts";
import { farEnds } from "./lines.ts";
import type { Ask, Step } from "./steps.ts";
import { why, type Why } from "./why.ts";

export type Rules = Pick<Referee, "newGame">;

/** What came of choosing a square. */
export type Chosen =
  | { readonly kind: "played"; readonly move: Move }
  /** It flips nothing, or is taken. */
  | { readonly kind: "refused"; readonly why: Why }
  /** A legal move, but not the one asked for. */
  | { readonly kind: "other"; readonly count: number };

/** A hint in words, with the squares that it marks. */
export interface Hint {
  readonly said: Message;
  readonly marked: readonly string[];
}

/** `lost` is the end of a game that was to be won. */
export type Phase = "asked" | "answering" | "done" | "lost";

/** A step that someone is at. It knows the position, the task and White's answers, and nothing of the page. */
export class Exercise {
  readonly #game: RefereeGame;
  readonly #before: View;
  #view: View;
  #phase: Phase = "asked";
  /** Which of the step's tasks it is about. */
  #at = 0;
  #answers: readonly string[] = [];
  #hints = 0;
  #facts: Args = {};

  constructor(
    readonly step: Step,
    rules: Rules,
  ) {
    this.#game = rules.newGame(step.moves);
    this.#view = this.#before = this.#game.view();
    this.#ask();
  }

  get view(): View {
    return this.#view;
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** The move made last in this exercise; none before the first. */
  get last(): Move | null {
    return this.#view.ply > this.#before.ply ? (this.#view.moves.at(-1) ?? null) : null;
  }

  get text(): Message {
    return { key: this.step.text, args: counts(this.#before) };
  }

  get task(): Message {
    return { key: this.#asked?.task ?? this.step.task ?? "", args: this.#facts };
  }

  /** What is said when it is done. */
  get done(): Message {
    return { key: this.step.done, args: this.#outcome };
  }

  get fact(): Message | null {
    return this.step.fact === undefined ? null : { key: this.step.fact, args: this.#outcome };
  }

  /** What is marked without any hint: the squares to choose from, then the corner that has been taken. */
  get marked(): readonly string[] {
    if (this.#phase === "done") {
      const square = this.#asked?.square ?? null;
      return this.step.name === "corner" && square !== null ? [square] : [];
    }
    return this.step.which ?? [];
  }

  /** The learner chooses a square. What is refused, or not asked for, changes nothing. */
  choose(square: string): Chosen {
    const { board, legal } = this.#view;
    const flips = legal[square];
    if (flips === undefined) {
      return { kind: "refused", why: why(board, square, "X") };
    }
    const asked = this.#asked;
    if (asked !== null && asked.square !== null && asked.square !== square) {
      return { kind: "other", count: flips.length };
    }
    const move = this.#play(square);
    this.#answers = asked?.answers ?? [];
    this.#hints = 0;
    this.#goOn();
    return { kind: "played", move };
  }

  /** White's next move, where it is White’s turn to answer. */
  answer(): Move {
    const [square, ...more] = this.#answers;
    const move = this.#play(square ?? best(this.#game));
    this.#answers = more;
    this.#goOn();
    return move;
  }

  /** Each hint says more than the one before; the last one stays. */
  hint(): Hint {
    const hints = this.#allHints();
    const hint = hints[Math.min(this.#hints, hints.length - 1)] as Hint;
    this.#hints++;
    return hint;
  }

  // ---------- how it goes on ----------

  get #asked(): Ask | null {
    return this.step.asks === "win" ? null : (this.step.asks[this.#at] ?? null);
  }

  #play(square: string): Move {
    const played = this.#game.play(square);
    if (!played.ok) {
      throw new Error(`The lesson's move (${square}) is refused in (${this.step.name}): ${played.reason}.`);
    }
    this.#view = played.view;
    return played.move;
  }

  #goOn(): void {
    const { result, toMove } = this.#view;
    if (this.step.asks === "win") {
      this.#phase = result === null ? (toMove === "white" ? "answering" : "asked") : result.winner === "black" ? "done" : "lost";
    } else if (this.#answers.length > 0) {
      this.#phase = "answering";
    } else if (this.#at + 1 < this.step.asks.length) {
      this.#at++;
      this.#phase = "asked";
    } else {
      this.#phase = "done";
    }
    if (this.#phase === "asked") {
      this.#ask();
    }
  }

  /** Works out what the text of the task speaks of. */
  #ask(): void {
    const square = this.#asked?.square ?? null;
    const flips = square === null ? [] : (this.#view.legal[square] ?? []);
    const ends = square === null ? [] : farEnds(square, flips);
    const [a = "", b = ""] = this.step.which ?? [];
    this.#facts = { square: square ?? "", count: flips.length, lines: ends.length, from: ends[0] ?? "", a, b };
  }

  get #outcome(): Args {
    const mine = this.#view.moves.findLast((move) => move.color === "black");
    const answer = this.last?.color === "white" ? this.last : null;
    return {
      ...counts(this.#view),
      before: counts(this.#before)["black"] as number,
      square: mine?.square ?? "",
      count: mine?.flipped.length ?? 0,
      lost: answer?.flipped.length ?? 0,
    };
  }

  #allHints(): Hint[] {
    const { hint, which = [], asks } = this.step;
    const legal = Object.keys(this.#view.legal);
    const square = asks === "win" ? best(this.#game) : (this.#asked?.square ?? legal[0] ?? "");
    const any = asks !== "win" && this.#asked?.square === null;
    const decoy = legal.find((other) => other !== square);
    const hints: Hint[] = hint === undefined ? [] : [{ said: { key: hint, args: this.#facts }, marked: which }];
    if (which.length === 0 && !any && decoy !== undefined && hint !== undefined) {
      const [a = "", b = ""] = squareNames.filter((name) => name === square || name === decoy);
      hints.push({ said: { key: "lesson.hint.two", args: { a, b } }, marked: [a, b] });
    }
    hints.push({ said: { key: "lesson.hint.try", args: { square } }, marked: [square] });
    return hints;
  }
}

function counts({ board }: View): Args {
  const count = (disc: string): number => [...board].filter((on) => on === disc).length;
  return { black: count("X"), white: count("O"), empty: count("-") };
}
