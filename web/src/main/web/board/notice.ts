import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../icon.ts";
import { LightElement } from "../light-element.ts";
import { gap } from "../messages.ts";

export type NoticeKind = "neutral" | "ok" | "warn" | "bad";

/** Something to press in a strip. */
export interface NoticeAction {
  readonly label: string;
  readonly icon?: string;
  readonly run: () => void;
}

type Shown = Partial<Pick<NoticeElement, "kind" | "icon" | "fact" | "then" | "actions" | "timer">>;

/**
 * The strip: a fact, what follows from it, and at most two buttons. Empty it keeps its place, so that nothing jumps. When a
 * button goes that had the keyboard, it says `focuslost`: the owner knows where the keyboard belongs.
 */
@customElement("of-notice")
export class NoticeElement extends LightElement {
  @property() kind: NoticeKind = "neutral";
  @property() icon = "";
  @property() fact = "";
  @property() then = "";
  /** What counts down beside it. It is not read aloud: it would be without end. */
  @property() timer = "";
  @property({ attribute: false }) actions: readonly NoticeAction[] = [];

  @state() private times = 0;

  #hadFocus = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("role", "status");
  }

  /** Says something else; without a fact, nothing. */
  show(notice: Shown): void {
    Object.assign(this, { kind: "neutral", icon: "", fact: "", then: "", timer: "", actions: [] }, notice);
  }

  /** The same as an answer: it is read aloud even if it was the last thing said. */
  answer(notice: Shown): void {
    this.show(notice);
    this.times++;
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.contains(document.activeElement);
  }

  protected override updated(): void {
    if (this.#hadFocus && !this.contains(document.activeElement)) {
      this.dispatchEvent(new Event("focuslost"));
    }
  }

  protected override render(): unknown {
    if (this.fact === "" && this.then === "") {
      return nothing;
    }
    return keyed(this.times, this.#strip());
  }

  #strip(): TemplateResult {
    return html`<div class="notice ${this.kind === "neutral" ? "" : this.kind}">
      ${this.icon === "" ? nothing : icon(this.icon)}
      <span><b>${this.fact}</b>${gap()}${this.then}</span>
      ${this.timer === "" ? nothing : html`<time class="timer" aria-hidden="true">${this.timer}</time>`}
      ${this.actions.length === 0 ? nothing : html`<span class="acts">${this.actions.map((action) => this.#button(action))}</span>`}
    </div>`;
  }

  #button(action: NoticeAction): TemplateResult {
    return html`<button class="btn" type="button" @click=${action.run}>
      ${action.icon === undefined ? nothing : icon(action.icon)}${action.label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-notice": NoticeElement;
  }
  interface HTMLElementEventMap {
    focuslost: Event;
  }
}
