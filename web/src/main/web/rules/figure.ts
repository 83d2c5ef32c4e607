import { html, nothing, render, type TemplateResult } from "lit";
import { canRunWasm } from "../../../../../browser/src/main/web/load.ts";
import { Referee } from "../../../../../browser/src/main/web/referee.ts";
import type { BoardElement, PlayEvent } from "../board/board.ts";
import { icon } from "../icon.ts";
import { sentences, t } from "../messages.ts";
import { type Shown, type Step, Trial } from "./trial.ts";

let referee: Promise<Referee> | null = null;

/** The one referee of all figures; it is fetched when the first is tried. */
function theReferee(): Promise<Referee> {
  referee ??= Referee.load(document.documentElement.dataset["wasm"] ?? "");
  return referee;
}

/**
 * A row of diagrams, as the server drew it, that can be shown on a board instead: step by step, and where it makes sense the
 * reader plays on from what it shows.
 */
class FigureElement extends HTMLElement {
  readonly #below = document.createElement("div");
  #trial: Trial | null = null;
  #told = "";

  connectedCallback(): void {
    if (!this.#below.isConnected) {
      this.#below.className = "trial";
      this.append(this.#below);
      this.addEventListener("play", (event) => this.#played(event));
      this.addEventListener("taken", (event) => event.stopPropagation());
      this.#render();
    }
  }

  get #playable(): boolean {
    return this.dataset["playable"] === "true" && canRunWasm();
  }

  get #captions(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("figcaption")];
  }

  get #steps(): readonly Step[] {
    return JSON.parse(this.dataset["steps"] ?? "[]") as Step[];
  }

  /** What a step shows: its caption, or, where there are more steps than captions, the move that led to it. */
  #caption({ steps, at }: Trial): string {
    const captions = this.#captions;
    const caption = captions[at - steps.length + captions.length]?.textContent;
    const step = steps[at];
    if (caption || step === undefined) {
      return caption ?? "";
    }
    return moved(step) ?? (step.toMove === "black" ? t("home.turn.black") : t("home.turn.white"));
  }

  async #open(): Promise<void> {
    let rules: Referee | null = null;
    if (this.#playable) {
      try {
        rules = await theReferee();
      } catch (problem) {
        referee = null;
        this.#told = t("notice.noRules");
        this.#render();
        throw problem;
      }
    }
    this.#trial = new Trial(this.#steps, rules);
    this.#told = "";
    this.#render();
    this.querySelector<BoardElement>("of-board")?.focus({ preventScroll: true });
  }

  #close(): void {
    this.#trial = null;
    this.#render();
    this.querySelector<HTMLElement>(".trial button")?.focus();
  }

  #show(at: number): void {
    this.#trial?.show(at);
    this.#told = "";
    this.#render();
  }

  #played({ detail: { square } }: PlayEvent): void {
    const trial = this.#trial;
    if (trial === null) {
      return;
    }
    this.#told = trial.play(square) ? this.#standing(trial) : t("move.flipsNothing", { square });
    this.#render();
  }

  /** Whose turn it is after a move, who was skipped, or how it ended. */
  #standing(trial: Trial): string {
    const view = trial.view;
    if (view === null) {
      return "";
    }
    if (view.result !== null) {
      const { winner, black, white } = view.result;
      if (winner === "draw") {
        return t("end.draw", { n: black });
      }
      return winner === "black" ? t("end.blackWins", { black, white }) : t("end.whiteWins", { black, white });
    }
    const skipped = view.moves.at(-1)?.skipsOpponent === true;
    if (skipped) {
      return view.toMove === "black"
        ? sentences(t("notice.skipped.white"), t("notice.again.black"))
        : sentences(t("notice.skipped.black"), t("notice.again.white"));
    }
    return view.toMove === "black" ? t("home.turn.black") : t("home.turn.white");
  }

  #render(): void {
    const pictures = this.querySelector<HTMLElement>(".figs");
    if (pictures !== null) {
      pictures.hidden = this.#trial !== null;
    }
    this.classList.toggle("open", this.#trial !== null);
    render(this.#trial === null ? this.#closed() : this.#opened(this.#trial), this.#below, { host: this });
  }

  #closed(): TemplateResult {
    const label = this.#playable ? t("figure.open.play") : t("figure.open.steps");
    const alone = this.dataset["opens"] !== "true" || (!this.#playable && this.#steps.length < 2);
    return html`${alone ? nothing : html`<button class="btn slim" type="button" @click=${this.#open}>${icon("play")}${label}</button>`}
      ${this.#told === "" ? nothing : html`<p role="status">${this.#told}</p>`}`;
  }

  #opened(trial: Trial): TemplateResult {
    const shown: Shown = trial.shown;
    const all = trial.steps.length;
    const n = trial.at + 1;
    return html`<div class="play">
        <of-board
          .board=${shown.board}
          .toMove=${shown.toMove}
          .you=${this.#playable ? "both" : null}
          .legal=${shown.legal}
          .last=${shown.last}
          .flipped=${shown.flipped}
          .label=${t("figure.board", { n, all })}
        ></of-board>
      </div>
      <p class="trial-told" role="status">${this.#told === "" ? html`${all > 1 ? html`<b>${n}/${all}</b> ` : nothing}${this.#caption(trial)}` : this.#told}</p>
      <div class="row-btns" @keydown=${this.#pressed}>
        ${all > 1
          ? html`<button class="btn slim" type="button" aria-label=${t("look.prev")} ?disabled=${trial.at === 0 && !trial.played} @click=${() => this.#show(trial.played ? trial.at : trial.at - 1)}>${icon("prev")}</button>
              <button class="btn slim" type="button" aria-label=${t("look.next")} ?disabled=${n === all} @click=${() => this.#show(n)}>${icon("next")}</button>`
          : nothing}
        ${trial.played ? html`<button class="btn slim" type="button" @click=${() => this.#show(trial.at)}>${icon("rematch")}${t("figure.again")}</button>` : nothing}
        <button class="btn slim" type="button" @click=${this.#close}>${icon("close")}${t("figure.close")}</button>
      </div>`;
  }

  /** Arrows step, wherever the keyboard is among the buttons. */
  #pressed(event: KeyboardEvent): void {
    const trial = this.#trial;
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (trial !== null && by !== 0) {
      event.preventDefault();
      this.#show(trial.at + by);
    }
  }
}

/** The move that led to a step; null where nothing has happened yet. */
function moved({ board, placed, flipped }: Step): string | null {
  const disc = board[(Number(placed.slice(1)) - 1) * 8 + placed.charCodeAt(0) - 97];
  const what = { square: placed, count: flipped.length };
  return placed === "" ? null : disc === "X" ? t("board.said.black", what) : t("board.said.white", what);
}

customElements.define("of-figure", FigureElement);
