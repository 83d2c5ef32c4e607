import { Cancelled, type Computer } from "../../../../../browser/src/main/web/computer.ts";
import type { PlayEvent } from "../board/board.ts";
import { t } from "../messages.ts";
import { sounds } from "../own/sound.ts";
import { colorOf, FIRST_CHOICES, LOWEST_LEVEL, readChoices, type Choices, type Mode, type WantedColor } from "./choices.ts";
import { LocalGame, type KeptGame, type Rules } from "./local-game.ts";
import { chosen, chosenLabel, type Parts } from "./panel.ts";
import { Showing, words } from "./showing.ts";
import type { Store } from "./store.ts";
import { levelName } from "./telling.ts";

/** The computer answers no sooner than this, so that its move can be followed; in milliseconds after the last disc turned. */
const SHORTEST_THOUGHT_MS = 400;
/** The same after a skip, which has to be read. */
const AFTER_SKIP_MS = 1600;

/** What the home page does: it lets the person and the computer move by turns, and keeps the game. */
export class Home {
  #choices: Choices = FIRST_CHOICES;
  #game: LocalGame;
  /** Counts what was done; what was begun under another number is no longer wanted. */
  #turn = 0;
  #saved = 0;
  readonly #showing: Showing;

  constructor(
    private readonly parts: Parts,
    private readonly rules: Rules,
    private readonly computer: Computer,
    private readonly store: Store,
  ) {
    this.#showing = new Showing(parts);
    this.#game = this.#fresh(FIRST_CHOICES.mode);
    parts.board.addEventListener("play", (event: PlayEvent) => this.#play(event.detail.square));
    parts.board.addEventListener("taken", (event) => this.#refuse(t("refused.taken", event.detail)));
    parts.levels.addEventListener("change", () => this.#choose(words(levelName(Number(chosen(parts.levels))))));
    parts.colors.addEventListener("change", () => this.#choose(chosenLabel(parts.colors)));
    parts.takeBack.addEventListener("click", () => this.#takeBack());
    parts.again.addEventListener("click", () => this.#again());
    parts.notice.addEventListener("focuslost", () => parts.board.focus());
    parts.two.addEventListener("click", () => void this.#switch("two"));
    parts.computer.addEventListener("click", () => void this.#switch("computer"));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") {
        void this.#lookForNewer();
      }
    });
  }

  /**
   * Takes up what was kept, or begins a game; `early` is a square chosen before the page was ready. Someone's first game
   * begins at the lowest level; from it a running game can be gone back to.
   */
  async begin(early: string | null, isFirstGame: boolean): Promise<void> {
    this.#choices = readChoices(await this.store.get("choices")) ?? FIRST_CHOICES;
    if (isFirstGame) {
      this.#choices = { mode: "computer", level: LOWEST_LEVEL, color: "black" };
      void this.store.put("choices", this.#choices);
    }
    await this.#takeUp(this.#choices.mode);
    if (isFirstGame) {
      this.#again();
    }
    if (early !== null && this.#game.view.ply === 0) {
      // the board moves discs within a game only once it has shown that game
      await this.parts.board.updateComplete;
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
        this.#refuse(t("refused.flipsNothing", { square }));
      }
      return;
    }
    this.#keep();
    this.#go();
  }

  #refuse(why: string): void {
    sounds.play("notLegal");
    this.#showing.notify("neutral", "info", why, t("refused.flipsNothing.then"));
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
      this.#showing.notify("neutral", "rematch", t("notice.newGame"), "", {
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
    this.#showing.show(this.#game, this.#choices);
    if (!same && !this.#game.over) {
      this.#showing.notify("neutral", "settings", t("notice.nextGame", { choice }), "", {
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
    this.#showing.show(this.#game, this.#choices);
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
        this.#showing.notify("bad", "warning", t("notice.noAnswer"), "", { label: t("notice.tryAgain"), run: () => this.#go() });
        throw problem;
      }
    }
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
