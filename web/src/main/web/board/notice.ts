import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../icon.ts";
import { LightElement } from "../light-element.ts";

export type NoticeKind = "neutral" | "ok" | "warn" | "bad";

/** Something to press in a strip. */
export interface NoticeAction {
  readonly label: string;
  readonly icon?: string;
  readonly run: () => void;
}

/** The strip: a fact, what follows from it, and at most two buttons. Empty it keeps its place, so that nothing jumps. */
@customElement("of-notice")
export class NoticeElement extends LightElement {
  @property() kind: NoticeKind = "neutral";
  @property() icon = "";
  @property() fact = "";
  @property() then = "";
  @property({ attribute: false }) actions: readonly NoticeAction[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("role", "status");
  }

  /** Says something else; without a fact, nothing. */
  show(notice: Partial<Pick<NoticeElement, "kind" | "icon" | "fact" | "then" | "actions">>): void {
    Object.assign(this, { kind: "neutral", icon: "", fact: "", then: "", actions: [] }, notice);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.fact === "" && this.then === "") {
      return nothing;
    }
    return html`<div class="notice ${this.kind === "neutral" ? "" : this.kind}">
      ${this.icon === "" ? nothing : icon(this.icon)}
      <span><b>${this.fact}</b> ${this.then}</span>
      ${this.actions.map(
        (action) => html`<button class="btn" type="button" @click=${action.run}>
          ${action.icon === undefined ? nothing : icon(action.icon)}${action.label}
        </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-notice": NoticeElement;
  }
}
