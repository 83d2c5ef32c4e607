import type { BarElement } from "../board/bar.ts";
import type { Color } from "../board/board.ts";
import type { Message } from "../board/names.ts";
import { count } from "../live/table.ts";
import { sentences, t } from "../messages.ts";
import { sounds } from "../own/sound.ts";
import type { Choices } from "./choices.ts";
import type { LocalGame } from "./local-game.ts";
import { choose, type Parts } from "./panel.ts";
import { bar, headline, lead, levelName, levelSentence, strip } from "./telling.ts";

/** What is seen of a game on the home page. */
export class Showing {
  /** Counts what was shown; what waits for discs to turn is dropped when something else is shown meanwhile. */
  #shown = 0;
  #heard: { game: LocalGame | null; ply: number } = { game: null, ply: 0 };

  constructor(private readonly parts: Parts) {}

  /** Shows a game as it is now; `choices` are what the person has chosen for the next one. */
  show(game: LocalGame, choices: Choices): void {
    const { parts } = this;
    const { mode, you, view } = game;
    const last = view.moves.at(-1) ?? null;
    const shown = ++this.#shown;

    parts.root.dataset["mode"] = mode;
    parts.root.dataset["ply"] = String(view.ply);
    Object.assign(parts.board, {
      game,
      board: view.board,
      toMove: view.toMove,
      you: mode === "two" ? "both" : you,
      legal: view.legal,
      last: last?.square ?? null,
      flipped: last?.flipped ?? [],
    });
    this.#panel(game, choices);
    if (game.over) {
      parts.root.dataset["state"] = "ending";
    } else {
      this.#tell(game);
    }
    // counts change when the last disc has turned, and only then is the game over
    void parts.board.settled.then(() => {
      if (shown !== this.#shown) {
        return;
      }
      this.#count(game);
      if (game.over) {
        this.#tell(game);
      }
      this.#sound(game);
    });
  }

  /** What is heard once the last disc has turned; a game taken up again is silent. */
  #sound(game: LocalGame): void {
    const { moves, ply } = game.view;
    const last = moves.at(-1);
    const fresh = game === this.#heard.game && ply > this.#heard.ply;
    this.#heard = { game, ply };
    if (!fresh) {
      return;
    }
    if (game.over) {
      sounds.play("end");
    } else if (last?.skipsOpponent) {
      sounds.play("skipped");
    } else if (last?.handedOver) {
      sounds.play("handedOver");
    }
  }

  #tell(game: LocalGame): void {
    const { parts } = this;
    const title = words(headline(game));
    parts.root.dataset["state"] = game.over ? "over" : game.computerMoves ? "thinking" : "yours";
    if (parts.heading.textContent !== title) {
      parts.heading.textContent = title;
      if (!game.computerMoves && game.view.ply > 0) {
        // after the move, which the board announces itself
        void parts.board.updateComplete.then(() => this.#announce(title, game));
      }
    }
    parts.lead.textContent = sentences(...lead(game).map(words));
    parts.board.label = t("board.label", { status: title });
    const said = strip(game);
    parts.notice.show(
      said === null
        ? {}
        : { kind: said.kind, icon: said.icon, fact: words(said.fact), then: sentences(...said.then.map(words)) },
    );
    const below = game.mode === "two" ? "black" : game.you;
    this.#bar(game, parts.below, below);
    this.#bar(game, parts.above, below === "black" ? "white" : "black");
    const { result } = game.view;
    parts.score.hidden = result === null;
    parts.share.hidden = result !== null;
    if (result !== null) {
      Object.assign(parts.score, { black: result.black, white: result.white });
    }
    parts.again.classList.toggle("main", game.over);
  }

  #announce(title: string, { view: { result } }: LocalGame): void {
    this.parts.board.announce(title);
    if (result !== null) {
      this.parts.board.announce(t("home.said.score", { black: result.black, white: result.white }));
    }
  }

  #bar(game: LocalGame, element: BarElement, color: Color): void {
    const { name, note, go, state } = bar(game, color, game.level);
    const changed = element.color !== color;
    Object.assign(element, { color, name: words(name), note: words(note), go: words(go), state });
    if (changed) {
      this.#count(game);
    }
  }

  #count({ view: { board, supplies }, over }: LocalGame): void {
    for (const element of [this.parts.above, this.parts.below]) {
      element.count = count(board, element.color);
      element.supply = over ? null : supplies[element.color];
    }
    Object.assign(this.parts.share, { black: count(board, "black"), white: count(board, "white") });
  }

  #panel({ mode, begun, level, over }: LocalGame, choices: Choices): void {
    const { parts } = this;
    const two = mode === "two";
    parts.levels.hidden = parts.colors.hidden = parts.two.hidden = two;
    parts.computer.hidden = !two;
    if (!begun && document.activeElement === parts.takeBack) {
      parts.again.focus();
    }
    parts.takeBack.disabled = !begun;
    choose(parts.levels, String(choices.level));
    choose(parts.colors, choices.color);
    const next = begun && !over && level !== choices.level;
    const name = document.createElement("strong");
    name.textContent = words(levelName(choices.level));
    const sentence = sentences(words(levelSentence(choices.level)), next ? t("level.fromNext") : "");
    // it is read aloud when it changes, so it is touched only then
    if (!parts.sentence.textContent.endsWith(sentence)) {
      parts.sentence.replaceChildren(name, " · ", sentence);
    }
  }

  /** Says something in the strip, until the next move. */
  notify(
    kind: "neutral" | "bad",
    icon: string,
    fact: string,
    then: string,
    ...actions: { label: string; run: () => void }[]
  ): void {
    this.parts.notice.answer({ kind, icon, fact, then, actions });
  }
}

/** A message in the reader's language. */
export function words({ key, args }: Message): string {
  return t(key, args);
}
