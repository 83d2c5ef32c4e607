import type { PlayEvent } from "../board/board.ts";
import type { Message } from "../board/names.ts";
import type { NoticeAction } from "../board/notice.ts";
import { sentences, t } from "../messages.ts";
import { sounds } from "../own/sound.ts";
import { Exercise, type Rules } from "./exercise.ts";
import type { Parts } from "./parts.ts";
import { keepProgress, loadProgress, START, type Progress } from "./progress.ts";
import { steps } from "./steps.ts";
import { refusal } from "./telling.ts";
import { why, type Why } from "./why.ts";

/** White answers no sooner than this after the last disc has turned, so that both moves can be followed. */
const ANSWER_MS = 700;
/** The same after a skip, which has to be read. */
const AFTER_SKIP_MS = 2600;

/** The steps, and the page that leads on to a game. */
const ALL = steps.length + 1;

/** What the lesson's page does: it leads from step to step, and answers what is tried. */
export class Learn {
  #progress: Progress = START;
  #exercise: Exercise | null = null;
  /** Counts what was begun; what waits under another number is no longer wanted. */
  #turn = 0;

  constructor(
    private readonly parts: Parts,
    private readonly rules: Rules,
  ) {
    const { board, notice } = parts;
    board.addEventListener("play", (event: PlayEvent) => void this.#choose(event.detail.square));
    board.addEventListener("taken", (event: PlayEvent) => void this.#choose(event.detail.square));
    notice.addEventListener("focuslost", () => board.focus());
    parts.back.addEventListener("click", () => this.#goTo(this.#progress.at - 1));
    parts.next.addEventListener("click", () => this.#goTo(this.#progress.at + 1));
    parts.hint.addEventListener("click", () => this.#hint());
    parts.restart.addEventListener("click", () => this.#restart());
    for (const [index, button] of this.#links.entries()) {
      button.addEventListener("click", () => this.#goTo(index));
    }
  }

  /** Goes on where the visitor left off; `early` is a square chosen before the page was ready. */
  async begin(early: string | null): Promise<void> {
    this.#progress = loadProgress(ALL);
    this.#show();
    if (this.#progress.reached > 0) {
      this.#say("info", t("lesson.resumed"), "", { label: t("lesson.restart"), run: () => this.#restart() });
    } else if (early !== null) {
      // the board moves discs within a game only once it has shown that game
      await this.parts.board.updateComplete;
      await this.#choose(early);
    }
  }

  // ---------- from step to step ----------

  #goTo(at: number): void {
    if (at < 0 || at > this.#progress.reached) {
      return;
    }
    this.#keep({ ...this.#progress, at });
    this.#show();
    const { board, title, text, advice, task } = this.parts;
    // of the advice, only what is shown to this hand
    const below = task.hidden ? advice.innerText : task.textContent;
    const said = [this.#stepOf(), title.textContent, text.textContent, below];
    board.announce(sentences(...said));
    if (this.#exercise === null) {
      this.parts.onwards.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
    } else {
      board.focus({ preventScroll: true });
    }
    scrollTo({ top: 0 });
  }

  #restart(): void {
    this.#keep(START);
    this.#goTo(0);
  }

  #keep(progress: Progress): void {
    this.#progress = progress;
    keepProgress(progress);
  }

  /** Shows the step from its beginning. */
  #show(): void {
    this.#turn++;
    const step = steps[this.#progress.at];
    this.#exercise = step === undefined ? null : new Exercise(step, this.rules);
    const { parts } = this;
    parts.notice.show({});
    parts.title.textContent = t(step?.title ?? "lesson.play.title");
    parts.text.textContent = this.#exercise === null ? t("lesson.play.text") : words(this.#exercise.text);
    parts.task.hidden = parts.hint.hidden = parts.next.hidden = step === undefined;
    parts.onwards.hidden = parts.advice.hidden = step !== undefined;
    this.#showTask();
    this.#showBoard();
    this.#showWay();
  }

  #showTask(): void {
    if (this.#exercise !== null) {
      this.parts.task.textContent = words(this.#exercise.task);
    }
  }

  #showBoard(marked: readonly string[] = this.#exercise?.marked ?? []): void {
    const exercise = this.#exercise;
    const view = exercise?.view ?? this.rules.newGame().view();
    Object.assign(this.parts.board, {
      game: exercise,
      board: view.board,
      toMove: view.toMove,
      you: exercise === null || exercise.phase === "asked" ? "black" : null,
      legal: view.legal,
      marks: exercise?.step.dots ?? true,
      last: exercise?.last?.square ?? null,
      flipped: exercise?.last?.flipped ?? [],
      marked,
      label: t("lesson.board"),
    });
    this.parts.root.dataset["state"] = exercise?.phase ?? "end";
    this.parts.task.classList.toggle("met", exercise?.phase === "done");
  }

  /** How far one has come: the row of discs, the list, and which buttons lead somewhere. */
  #showWay(): void {
    const { bar, back, hint, next, root, contents } = this.parts;
    const { at, reached } = this.#progress;
    root.dataset["step"] = String(at + 1);
    for (const [index, disc] of [...bar.querySelectorAll("i")].entries()) {
      disc.className = index === at ? "now" : index < reached ? "done" : "";
    }
    bar.setAttribute("aria-label", this.#stepOf());
    (bar.querySelector("span") as HTMLElement).textContent = this.#stepOf();
    for (const [index, link] of this.#links.entries()) {
      link.disabled = index > reached;
      if (index === at) {
        link.setAttribute("aria-current", "step");
      } else {
        link.removeAttribute("aria-current");
      }
    }
    contents.classList.toggle("begun", reached > 0);
    back.disabled = at === 0;
    next.disabled = at >= reached;
    hint.disabled = this.#exercise?.phase === "done";
  }

  #stepOf(): string {
    return t("lesson.step", { n: this.#progress.at + 1, all: ALL });
  }

  get #links(): readonly HTMLButtonElement[] {
    return [...this.parts.contents.querySelectorAll<HTMLButtonElement>("li button")];
  }

  // ---------- within a step ----------

  async #choose(square: string): Promise<void> {
    const exercise = this.#exercise;
    if (exercise === null) {
      this.#beginGame(square);
      return;
    }
    if (exercise.phase !== "asked") {
      return;
    }
    const chosen = exercise.choose(square);
    switch (chosen.kind) {
      case "refused":
        this.#refuse(square, chosen.why);
        return;
      case "other":
        this.#say("info", t("lesson.wrong.other", { square, count: chosen.count }), "");
        return;
      case "played":
        await this.#follow(exercise);
    }
  }

  #refuse(square: string, because: Why): void {
    sounds.play("notLegal");
    const { fact, then } = refusal(square, because);
    this.#say("info", words(fact), words(then));
  }

  /** After the last step the board is that of the first game: a move made on it is the first of that game. */
  #beginGame(square: string): void {
    const { board, onwards } = this.parts;
    if (square in board.legal) {
      location.assign(`${onwards.querySelector("a")?.href}=${square}`);
    } else {
      this.#refuse(square, why(board.board, square, "X"));
    }
  }

  /** Shows what was played, lets White answer as often as it may, and says what came of it. */
  async #follow(exercise: Exercise): Promise<void> {
    const turn = ++this.#turn;
    const byKeys = document.activeElement?.matches("of-board :focus-visible") === true;
    this.parts.notice.show({});
    for (;;) {
      this.#showBoard();
      if (exercise.phase === "asked") {
        // the next move may be made before the discs have turned
        this.#showTask();
      }
      await this.parts.board.settled;
      if (turn !== this.#turn) {
        return;
      }
      const skips = exercise.last?.skipsOpponent === true;
      if (skips) {
        this.#saySkip(exercise.last?.color === "white");
      }
      if (exercise.phase !== "answering") {
        break;
      }
      await after(skips ? AFTER_SKIP_MS : ANSWER_MS);
      if (turn !== this.#turn) {
        return;
      }
      exercise.answer();
      // what was said of the turn before is over
      this.parts.notice.show({});
    }
    switch (exercise.phase) {
      case "done":
        this.#finish(exercise, byKeys);
        return;
      case "lost":
        this.#lose(exercise, byKeys);
        return;
      default:
        this.parts.board.announce(words(exercise.task));
    }
  }

  #saySkip(yours: boolean): void {
    sounds.play("skipped");
    const fact = yours ? t("turn.skippedYou") : t("notice.skipped.white");
    const then = yours ? t("notice.again.white") : t("notice.again.you");
    this.parts.notice.answer({ kind: "warn", icon: "skip", fact, then });
  }

  #finish(exercise: Exercise, byKeys: boolean): void {
    const { at, reached } = this.#progress;
    this.#keep({ at, reached: Math.max(reached, at + 1) });
    this.#showWay();
    const fact = exercise.fact;
    const said = fact === null ? { then: words(exercise.done) } : { fact: words(fact), then: words(exercise.done) };
    this.parts.notice.answer({ kind: "ok", icon: "check", ...said });
    if (byKeys) {
      this.parts.next.focus({ preventScroll: true });
    }
  }

  #lose({ view: { result } }: Exercise, byKeys: boolean): void {
    this.#say("info", t("lesson.lost", { black: result?.black ?? 0, white: result?.white ?? 0 }), "", {
      label: t("notice.tryAgain"),
      run: () => this.#goTo(this.#progress.at),
    });
    if (byKeys) {
      void this.parts.notice.updateComplete.then(() => this.parts.notice.querySelector("button")?.focus());
    }
  }

  #hint(): void {
    const exercise = this.#exercise;
    if (exercise?.phase === "lost") {
      this.#goTo(this.#progress.at);
    }
    if (this.#exercise?.phase === "asked") {
      const { said, marked } = this.#exercise.hint();
      this.#showBoard(marked);
      this.#say("hint", words(said), "");
    }
  }

  #say(icon: string, fact: string, then: string, ...actions: NoticeAction[]): void {
    this.parts.notice.answer({ icon, fact, then, actions });
  }
}

function words({ key, args }: Message): string {
  return t(key, args);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
