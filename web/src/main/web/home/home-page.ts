import { Cancelled, type Computer } from "../../../../../browser/src/main/web/computer.ts";
import type { BarElement } from "../board/bar.ts";
import type { Color, PlayEvent } from "../board/board.ts";
import type { Message } from "../board/names.ts";
import { t } from "../messages.ts";
import { colorOf, FIRST_CHOICES, readChoices, type Choices, type Mode, type WantedColor } from "./choices.ts";
import { LocalGame, type KeptGame, type Rules } from "./local-game.ts";
import { choose, chosen, chosenLabel, type Parts } from "./panel.ts";
import type { Store } from "./store.ts";
import { bar, headline, lead, levelName, levelSentence, strip } from "./telling.ts";

/** The computer answers no sooner than this, so that its move can be followed; in milliseconds after the last disc turned. */
const SHORTEST_THOUGHT_MS = 400;
/** The same after a skip, which has to be read. */
const AFTER_SKIP_MS = 1600;

/** What the home page does: it asks the referee, the computer and the person, and keeps the game. */
export class Home {
  #choices: Choices = FIRST_CHOICES;
  #game: LocalGame;
  /** Counts what was done; what was begun under another number is no longer wanted. */
  #turn = 0;
  #saved = 0;

  constructor(
    private readonly parts: Parts,
    private readonly rules: Rules,
    private readonly computer: Computer,
    private readonly store: Store,
  ) {
    this.#game = this.#fresh(FIRST_CHOICES.mode);
    parts.board.addEventListener("play", (event: PlayEvent) => this.#play(event.detail.square));
    parts.levels.addEventListener("change", () => this.#choose(words(levelName(Number(chosen(parts.levels))))));
    parts.colors.addEventListener("change", () => this.#choose(chosenLabel(parts.colors)));
    parts.takeBack.addEventListener("click", () => this.#takeBack());
    parts.again.addEventListener("click", () => this.#again());
    parts.two.addEventListener("click", () => void this.#switch("two"));
    parts.computer.addEventListener("click", () => void this.#switch("computer"));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") {
        void this.#lookForNewer();
      }
    });
  }

  /** Takes up what was kept, or begins a game; `early` is a square chosen before the page was ready. */
  async begin(early: string | null): Promise<void> {
    this.#choices = readChoices(await this.store.get("choices")) ?? FIRST_CHOICES;
    await this.#takeUp(this.#choices.mode);
    if (early !== null && this.#game.view.ply === 0) {
      this.#play(early);
    }
    if (this.#choices.mode === "computer") {
      this.computer.warmUp();
    }
  }

  // ---------- the game ----------

  #fresh(mode: Mode): LocalGame {
    const { level, color } = this.#choices;
    return new LocalGame(mode, level, colorOf(color, Math.random()), this.rules.newGame());
  }

  async #takeUp(mode: Mode): Promise<void> {
    const kept = await this.store.get(mode);
    const revived = LocalGame.revive(this.rules, kept);
    this.#game = revived ?? this.#fresh(mode);
    this.#saved = revived === null ? 0 : (kept as KeptGame).saved;
    this.#go();
  }

  /** Another tab may have gone on with the game; whoever wrote last is right. */
  async #lookForNewer(): Promise<void> {
    const kept = (await this.store.get(this.#game.mode)) as KeptGame | undefined;
    if (kept !== undefined && kept.saved > this.#saved) {
      this.#choices = readChoices(await this.store.get("choices")) ?? this.#choices;
      await this.#takeUp(this.#game.mode);
    }
  }

  #play(square: string): void {
    const played = this.#game.play(square);
    if (!played.ok) {
      if (played.reason === "OUTFLANKS_NOTHING") {
        this.#notify("neutral", "info", t("refused.flipsNothing", { square }), t("refused.flipsNothing.then"));
      }
      return;
    }
    this.#keep();
    this.#go();
  }

  #takeBack(): void {
    this.#game.takeBack();
    this.parts.board.announce(t("home.said.takenBack"));
    this.#keep();
    this.#go();
  }

  #again(): void {
    const before = this.#game;
    this.#game = this.#fresh(before.mode);
    this.#keep();
    this.#go();
    if (before.begun && !before.over) {
      this.#notify("neutral", "rematch", t("notice.newGame"), "", {
        label: t("notice.newGame.back"),
        run: () => {
          this.#game = before;
          this.#keep();
          this.#go();
        },
      });
    }
  }

  async #switch(mode: Mode): Promise<void> {
    this.#choices = { ...this.#choices, mode };
    void this.store.put("choices", this.#choices);
    await this.#takeUp(mode);
    (mode === "two" ? this.parts.computer : this.parts.two).focus({ preventScroll: true });
  }

  /** A level or colour was chosen: it holds at once if no one has played, otherwise from the next game. */
  #choose(choice: string): void {
    const { levels, colors } = this.parts;
    this.#choices = { ...this.#choices, level: Number(chosen(levels)), color: chosen(colors) as WantedColor };
    void this.store.put("choices", this.#choices);
    const { level, color } = this.#choices;
    const same = level === this.#game.level && (color === "chance" || color === this.#game.you);
    if (!this.#game.begun) {
      this.#game = this.#fresh("computer");
      this.#keep();
      this.#go();
      return;
    }
    this.#show();
    if (!same && !this.#game.over) {
      this.#notify("neutral", "settings", t("notice.nextGame", { choice }), "", {
        label: t("notice.nextGame.now"),
        run: () => this.#again(),
      });
    }
  }

  #keep(): void {
    const kept = this.#game.keep(Date.now());
    this.#saved = kept.saved;
    void this.store.put(kept.mode, kept);
  }

  // ---------- turns ----------

  /** Shows the game and lets whoever is to move do so. */
  #go(): void {
    this.#turn++;
    this.computer.stop();
    this.#show();
    if (this.#game.computerMoves) {
      void this.#think();
    }
  }

  async #think(): Promise<void> {
    const turn = this.#turn;
    const { board, toMove, moves } = this.#game.view;
    if (toMove === null) {
      return;
    }
    const pause = moves.at(-1)?.skipsOpponent ? AFTER_SKIP_MS : SHORTEST_THOUGHT_MS;
    try {
      const [choice] = await Promise.all([
        this.computer.choose(board, toMove, this.#game.level, Math.floor(Math.random() * 2 ** 31)),
        this.parts.board.settled.then(() => after(pause)),
      ]);
      if (turn === this.#turn) {
        this.#play(choice.square);
      }
    } catch (problem) {
      if (turn === this.#turn && !(problem instanceof Cancelled)) {
        this.#notify("bad", "warning", t("notice.noAnswer"), "", { label: t("notice.tryAgain"), run: () => this.#go() });
        throw problem;
      }
    }
  }

  // ---------- what is seen ----------

  #show(): void {
    const { parts } = this;
    const { mode, you, view } = this.#game;
    const last = view.moves.at(-1) ?? null;
    const turn = this.#turn;

    parts.root.dataset["mode"] = mode;
    parts.root.dataset["ply"] = String(view.ply);
    Object.assign(parts.board, {
      board: view.board,
      toMove: view.toMove,
      you: mode === "two" ? "both" : you,
      legal: view.legal,
      last: last?.square ?? null,
      flipped: last?.flipped ?? [],
    });
    this.#showPanel();
    if (this.#game.over) {
      parts.root.dataset["state"] = "ending";
    } else {
      this.#tell();
    }
    // counts change when the last disc has turned, and only then is the game over
    void parts.board.settled.then(() => {
      if (turn !== this.#turn) {
        return;
      }
      this.#count();
      if (this.#game.over) {
        this.#tell();
      }
    });
  }

  #tell(): void {
    const { parts } = this;
    const game = this.#game;
    const title = words(headline(game));
    parts.root.dataset["state"] = game.over ? "over" : game.computerMoves ? "thinking" : "yours";
    if (parts.heading.textContent !== title) {
      parts.heading.textContent = title;
      if (!game.computerMoves && game.view.ply > 0) {
        // after the move, which the board announces itself
        void parts.board.updateComplete.then(() => this.#announce(title));
      }
    }
    parts.lead.textContent = lead(game).map(words).join(" ");
    parts.board.label = t("board.label", { status: title });
    const said = strip(game);
    parts.notice.show(
      said === null
        ? {}
        : { kind: said.kind, icon: said.icon, fact: words(said.fact), then: said.then.map(words).join(" ") },
    );
    const below = game.mode === "two" ? "black" : game.you;
    this.#bar(parts.below, below);
    this.#bar(parts.above, below === "black" ? "white" : "black");
    const { result } = game.view;
    parts.score.hidden = result === null;
    if (result !== null) {
      Object.assign(parts.score, { black: result.black, white: result.white });
    }
    parts.again.classList.toggle("main", game.over);
  }

  #announce(title: string): void {
    const { result } = this.#game.view;
    this.parts.board.announce(title);
    if (result !== null) {
      this.parts.board.announce(t("home.said.score", { black: result.black, white: result.white }));
    }
  }

  #bar(element: BarElement, color: Color): void {
    const { name, note, go, state } = bar(this.#game, color, this.#game.level);
    const changed = element.color !== color;
    Object.assign(element, { color, name: words(name), note: words(note), go: words(go), state });
    if (changed) {
      this.#count();
    }
  }

  #count(): void {
    const { board, supplies } = this.#game.view;
    for (const element of [this.parts.above, this.parts.below]) {
      element.count = [...board].filter((disc) => disc === (element.color === "black" ? "X" : "O")).length;
      element.supply = this.#game.over ? null : supplies[element.color];
    }
  }

  #showPanel(): void {
    const { parts } = this;
    const { mode, begun, level, over } = this.#game;
    const two = mode === "two";
    parts.levels.hidden = parts.colors.hidden = parts.two.hidden = two;
    parts.computer.hidden = !two;
    if (!begun && document.activeElement === parts.takeBack) {
      parts.again.focus();
    }
    parts.takeBack.disabled = !begun;
    choose(parts.levels, String(this.#choices.level));
    choose(parts.colors, this.#choices.color);
    const next = begun && !over && level !== this.#choices.level;
    const name = document.createElement("strong");
    name.textContent = words(levelName(this.#choices.level));
    const sentence = [words(levelSentence(this.#choices.level)), ...(next ? [t("level.fromNext")] : [])].join(" ");
    // it is read aloud when it changes, so it is touched only then
    if (!parts.sentence.textContent.endsWith(sentence)) {
      parts.sentence.replaceChildren(name, " · ", sentence);
    }
  }

  #notify(
    kind: "neutral" | "bad",
    icon: string,
    fact: string,
    then: string,
    ...actions: { label: string; run: () => void }[]
  ): void {
    this.parts.notice.show({ kind, icon, fact, then, actions });
  }
}

function words({ key, args }: Message): string {
  return t(key, args);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
