/** One thing that is asked of the learner, who is always Black. */
export interface Ask {
  /** The square asked for; null if any will do that may be played. */
  readonly square: string | null;
  /** White's moves after it, one after the other. */
  readonly answers: readonly string[];
  /** The text that asks for it. */
  readonly task: string;
}

/**
 * A step of the lesson: a position, and what is to be done in it. All that is said about counts, lines and squares is
 * worked out by the referee; the texts only leave room for it.
 */
export interface Step {
  /** The last part of its name in the page's list. */
  readonly name: string;
  /** The moves that lead to the position: it is one of a real game. */
  readonly moves: string;
  readonly title: string;
  readonly text: string;
  /** Whether the squares that may be played carry dots. */
  readonly dots: boolean;
  /** The two squares to choose from, where that is the task. */
  readonly which?: readonly [string, string];
  /** What to do, one after the other; or `win`: play to the end and have more discs. */
  readonly asks: readonly Ask[] | "win";
  /** What asks for the win. */
  readonly task?: string;
  /** A first hint in words; later hints name squares. */
  readonly hint?: string;
  readonly done: string;
  /** What stands before it in bold; nothing where the text says it all. */
  readonly fact?: string;
}

const FLIPPED = "lesson.flipped";

/** The steps in their order; what follows them is a game. */
export const steps: readonly Step[] = [
  {
    name: "first",
    moves: "",
    title: "lesson.first.title",
    text: "lesson.first.text",
    dots: true,
    asks: [{ square: null, answers: [], task: "lesson.first.task" }],
    done: "lesson.first.done",
    fact: FLIPPED,
  },
  {
    name: "line",
    moves: "c4c3f5b4",
    title: "lesson.line.title",
    text: "lesson.line.text",
    dots: false,
    asks: [{ square: "a4", answers: [], task: "lesson.line.task" }],
    hint: "lesson.line.hint",
    done: "lesson.line.done",
    fact: FLIPPED,
  },
  {
    name: "several",
    moves: "f5d6c3f3c7c4e3f6",
    title: "lesson.several.title",
    text: "lesson.several.text",
    dots: false,
    asks: [{ square: "c5", answers: [], task: "lesson.several.task" }],
    hint: "lesson.several.hint",
    done: "lesson.several.done",
    fact: FLIPPED,
  },
  {
    name: "gap",
    moves: "c4e3f2c3",
    title: "lesson.gap.title",
    text: "lesson.gap.text",
    dots: false,
    which: ["b3", "f4"],
    asks: [{ square: "f4", answers: [], task: "lesson.which.task" }],
    hint: "lesson.which.hint",
    done: "lesson.gap.done",
    fact: FLIPPED,
  },
  {
    name: "own",
    moves: "e6d6c7f5",
    title: "lesson.own.title",
    text: "lesson.own.text",
    dots: false,
    which: ["d3", "e7"],
    asks: [{ square: "d3", answers: [], task: "lesson.which.task" }],
    hint: "lesson.which.hint",
    done: "lesson.own.done",
    fact: FLIPPED,
  },
  {
    name: "skip",
    moves: "f5f6d3g5h5h4",
    title: "lesson.skip.title",
    text: "lesson.skip.text",
    dots: true,
    asks: [
      { square: "f7", answers: ["h6", "c5"], task: "lesson.skip.task" },
      { square: null, answers: [], task: "lesson.skip.then" },
    ],
    done: "lesson.skip.done",
  },
  {
    name: "corner",
    moves: "f5f4c3c6f3g2c5f6",
    title: "lesson.corner.title",
    text: "lesson.corner.text",
    dots: false,
    asks: [{ square: "h1", answers: ["b2"], task: "lesson.corner.task" }],
    hint: "lesson.corner.hint",
    done: "lesson.corner.done",
  },
  {
    name: "count",
    moves:
      "e6d6c5b4d3e3d7d2e2f1b6f5g5f3f2d8a3g1c2c4e1h5g3b1b5f4g6h4c3f6g4a7c8h6f7a6a5e8h1a4h2c1c6a2g7h7f8g8b7b8e7b2b3g2a1c7",
    title: "lesson.count.title",
    text: "lesson.count.text",
    dots: true,
    asks: "win",
    task: "lesson.count.task",
    hint: "lesson.count.hint",
    done: "lesson.count.done",
    fact: "lesson.won",
  },
  {
    name: "win",
    moves:
      "f5f4f3g4e3d2h4e6d6c6c4g5d3e2b7b6f2b8f7f6f1h3c2b1c3e1a8g3e7b4c5b5a6d7c7h6d1g6h7e8g1a5b2b3a2d8c8a7g2h5g7a3a4a1c1f8",
    title: "lesson.win.title",
    text: "lesson.win.text",
    dots: true,
    asks: "win",
    task: "lesson.win.task",
    hint: "lesson.win.hint",
    done: "lesson.win.done",
    fact: "lesson.won",
  },
];
