import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";
import { preferences } from "../own/preferences.ts";
import { sounds } from "../own/sound.ts";
import { duration, motion, type Motion } from "./motion.ts";
import { nameOf, placed } from "./names.ts";
import { indexOf, squareNames, step } from "./squares.ts";

export type Color = "black" | "white";

/** A square was chosen on one's turn; whether it may be played is for the owner to say. */
export type PlayEvent = CustomEvent<{ square: string }>;

/** On one's turn a square was chosen that has a disc already. */
export type TakenEvent = CustomEvent<{ square: string }>;

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const FILES = [..."abcdefgh"];
const SAY_AFTER_MS = 60;

/**
 * A board to play on: 64 buttons in a grid. It is told what lies where, which squares may be played and what the last
 * move did; it knows no rules. It shows, moves, sounds, names and announces, and says `play` when an empty square is chosen,
 * `taken` when another is. Whoever wants to confirm moves chooses a square with a first tap, sees what would flip, and plays with a second.
 */
@customElement("of-board")
export class BoardElement extends LightElement {
  /** 64 characters from a1, b1 … to h8: `X` Black, `O` White, `-` empty. */
  @property() board = "-".repeat(64);
  /** Which game this is, compared by identity: a board of another game shows at once, as no move led from one to the other. */
  @property({ attribute: false }) game: unknown = null;
  @property({ attribute: "to-move" }) toMove: Color | null = null;
  /** Who acts here; squares answer only when it is their turn. */
  @property() you: Color | "both" | null = null;
  /** The squares that may be played, each with the squares it would flip. */
  @property({ type: Object }) legal: Readonly<Record<string, readonly string[]>> = {};
  @property() last: string | null = null;
  /** The squares flipped by the last move. */
  @property({ type: Array }) flipped: readonly string[] = [];
  /** Squares to look at, which carry a frame; whoever marks them says so in words as well. */
  @property({ type: Array }) marked: readonly string[] = [];
  /**
   * Whether squares that may be played are marked; as an attribute, `marks="off"`. Unmarked they look, sound and answer to
   * the pointer like any empty square.
   */
  @property({ converter: (value) => value !== "off" }) marks = true;
  /** Paled: nothing to be done here now. */
  @property({ type: Boolean }) still = false;
  @property() label = "";

  @state() private aim: string | null = null;
  /** The square that a first tap has chosen, where moves are confirmed. */
  @state() private chosen: string | null = null;
  @state() private focused: string | null = null;
  @state() private moving: Motion | null = null;

  #motions = 0;
  #timer = 0;
  #settle: () => void = () => {};
  #settled: Promise<void> = Promise.resolve();
  #toSay: string[] = [];
  #refocus: string | null = null;
  #pointer = "mouse";

  /** Done when the last disc has turned. */
  get settled(): Promise<void> {
    return this.updateComplete.then(() => this.#settled);
  }

  /** Says something to those who do not see the board, after what is being said already. */
  announce(text: string): void {
    this.#toSay.push(text);
    if (this.#toSay.length === 1) {
      setTimeout(() => this.#say(), SAY_AFTER_MS);
    }
  }

  /** Moves the keyboard to the square that it would come to by itself. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus(options));
  }

  /** Moves the keyboard to a square. */
  focusSquare(square: string): void {
    this.focused = square;
    void this.updateComplete.then(() => this.#button(square)?.focus());
  }

  protected override createRenderRoot(): HTMLElement {
    const active = document.activeElement;
    this.#refocus = active instanceof HTMLElement && this.contains(active) ? (active.dataset["square"] ?? null) : null;
    return super.createRenderRoot();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("board");
    if (before !== undefined || !this.#acting) {
      this.chosen = null;
    }
    if (!this.hasUpdated || before === undefined) {
      return;
    }
    this.#stopMoving();
    if (changed.has("game")) {
      return;
    }
    const next = motion(before, this.board, this.last, this.flipped);
    if (next !== null) {
      this.#move(next);
    }
  }

  protected override updated(): void {
    for (const [square, { ax, ay, distance }] of this.moving?.turns ?? []) {
      const style = this.#button(square)?.querySelector<HTMLElement>(".disc")?.style;
      style?.setProperty("--ax", String(ax));
      style?.setProperty("--ay", String(ay));
      style?.setProperty("--d", String(distance));
    }
    if (this.#refocus !== null) {
      this.#button(this.#refocus)?.focus();
      this.#refocus = null;
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopMoving();
  }

  protected override render(): TemplateResult {
    const open = this.#acting && this.marks ? Object.keys(this.legal) : [];
    const stop = this.focused ?? squareNames.find((square) => open.includes(square)) ?? this.last ?? "d4";
    const shown = this.chosen ?? this.aim;
    const would = new Set(shown !== null && open.includes(shown) ? this.legal[shown] : []);
    return html`<div class="frame ${this.still ? "still" : ""}">
      <div class="files" aria-hidden="true">${FILES.map((file) => html`<span>${file}</span>`)}</div>
      <div class="ranks" aria-hidden="true">${ROWS.map((row) => html`<span>${row + 1}</span>`)}</div>
      <div
        class="board"
        role="grid"
        aria-label=${this.label}
        data-turn=${this.toMove ?? nothing}
        @pointerdown=${this.#touched}
        @click=${this.#clicked}
        @keydown=${this.#pressed}
        @pointerover=${this.#pointed}
        @pointerleave=${this.#left}
        @focusin=${this.#focusedIn}
        @focusout=${this.#unaimed}
      >
        ${ROWS.map((row) => html`<div class="line" role="row">${FILES.map((_, file) => this.#cell(row * 8 + file, stop, would))}</div>`)}
      </div>
      <div class="vh said" aria-live="polite"></div>
    </div>`;
  }

  #cell(index: number, stop: string, would: ReadonlySet<string>): TemplateResult {
    const square = squareNames[index] as string;
    const disc = this.board[index] ?? "-";
    const flips = this.#acting && this.marks ? (this.legal[square] ?? null) : null;
    const last = square === this.last;
    const flipped = this.flipped.includes(square);
    const name = nameOf({ square, disc, flips: flips === null ? null : flips.length, last, flipped });
    const aimed = square === (this.chosen ?? this.aim) && (flips !== null || square === this.chosen);
    const classes = [
      "sq",
      flips ? "may" : "",
      last ? "last" : "",
      aimed ? "aim" : "",
      square === this.chosen ? "chosen" : "",
      this.marked.includes(square) ? "marked" : "",
    ];
    return html`<div class="cell" role="gridcell">
      <button
        class=${join(classes)}
        type="button"
        tabindex=${square === stop ? 0 : -1}
        aria-label=${t(name.key, name.args)}
        data-square=${square}
      >
        ${index >= 56 ? html`<i class="co" aria-hidden="true">${square[0]}</i>` : nothing}
        ${index % 8 === 0 ? html`<i class="co r" aria-hidden="true">${square[1]}</i>` : nothing}
        ${disc === "-" ? nothing : this.#disc(square, disc, flipped, would.has(square))}
      </button>
    </div>`;
  }

  #disc(square: string, disc: string, flipped: boolean, would: boolean): unknown {
    const turns = this.moving?.turns.has(square) ?? false;
    const set = this.moving?.placed === square;
    const classes = [
      "disc",
      disc === "X" ? "b" : "w",
      set ? "set" : "",
      turns ? "turn" : flipped ? "was" : "",
      would ? "would" : "",
    ];
    // a disc that moves again while it still moves has to start anew
    return keyed(turns || set ? this.#motions : 0, html`<span class=${join(classes)}></span>`);
  }

  get #acting(): boolean {
    return this.toMove !== null && !this.still && (this.you === "both" || this.you === this.toMove);
  }

  #move(next: Motion): void {
    this.moving = next;
    this.#motions++;
    this.#settled = new Promise((resolve) => (this.#settle = resolve));
    const reduced = !preferences.current.animation || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#timer = setTimeout(() => this.#stopMoving(), duration(next, reduced));
    sounds.move([...next.turns.values()].map((turn) => turn.distance));
    const said = placed(this.board[indexOf(next.placed)] ?? "-", next.placed, next.turns.size);
    this.announce(t(said.key, said.args));
  }

  #stopMoving(): void {
    clearTimeout(this.#timer);
    this.moving = null;
    this.#settle();
  }

  #say(): void {
    const lines = this.#toSay.splice(0).map((text) => {
      const line = document.createElement("p");
      line.textContent = text;
      return line;
    });
    this.querySelector(".said")?.replaceChildren(...lines);
  }

  #button(square: string): HTMLButtonElement | null {
    return this.querySelector<HTMLButtonElement>(`[data-square="${square}"]`);
  }

  #clicked(event: Event): void {
    const square = squareOf(event);
    if (square === null) {
      return;
    }
    this.focused = square;
    if (!this.#acting) {
      this.dispatchEvent(new CustomEvent("idle", { detail: { square }, bubbles: true }));
      return;
    }
    const empty = this.board[indexOf(square)] === "-";
    // a key comes as a click without a count
    const tapped = this.#pointer === "touch" && event instanceof UIEvent && event.detail > 0;
    if (empty && tapped && preferences.current.confirm && this.chosen !== square && this.#mayBe(square)) {
      this.#choose(square);
      return;
    }
    this.chosen = null;
    if (empty) {
      this.aim = null;
    }
    this.dispatchEvent(new CustomEvent(empty ? "play" : "taken", { detail: { square }, bubbles: true }));
  }

  /** Where squares are not marked, any empty one may be meant. */
  #mayBe(square: string): boolean {
    return !this.marks || square in this.legal;
  }

  #choose(square: string): void {
    this.chosen = square;
    const flips = this.marks ? this.legal[square] : undefined;
    this.announce(flips === undefined ? t("board.chosen", { square }) : t("board.chosen.flips", { square, count: flips.length }));
  }

  #touched(event: PointerEvent): void {
    this.#pointer = event.pointerType;
  }

  #pressed(event: KeyboardEvent): void {
    const from = squareOf(event);
    const to = from === null || event.altKey || event.metaKey ? null : step(from, event.key, event.ctrlKey);
    if (to !== null) {
      event.preventDefault();
      this.focusSquare(to);
    }
  }

  #pointed(event: PointerEvent): void {
    // a finger does not hover
    if (event.pointerType !== "touch") {
      this.aim = squareOf(event);
    }
  }

  #focusedIn(event: FocusEvent): void {
    const square = squareOf(event);
    this.focused = square;
    if (event.target instanceof HTMLElement && event.target.matches(":focus-visible")) {
      this.aim = square;
    }
  }

  #left(event: PointerEvent): void {
    if (event.pointerType !== "touch") {
      this.#unaimed();
    }
  }

  #unaimed(): void {
    this.aim = null;
  }
}

function squareOf(event: Event): string | null {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-square]") : null;
  return button?.dataset["square"] ?? null;
}

function join(classes: readonly string[]): string {
  return classes.filter((name) => name !== "").join(" ");
}

declare global {
  interface HTMLElementTagNameMap {
    "of-board": BoardElement;
  }
  interface HTMLElementEventMap {
    play: PlayEvent;
    taken: TakenEvent;
    /** A square was chosen while it is not one's turn. */
    idle: PlayEvent;
  }
}
