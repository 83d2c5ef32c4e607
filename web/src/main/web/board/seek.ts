import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../icon.ts";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";
import { plyOf } from "./plies.ts";

/** Four buttons that step through a game: first, back, forward, and as it stands. A step is said as `go`. */
@customElement("of-seek")
export class SeekElement extends LightElement {
  @property({ type: Number }) ply = 0;
  @property({ type: Number }) last = 0;

  protected override render(): TemplateResult {
    return html`<div class="seek" role="group" aria-label=${t("look.steps")} @keydown=${this.#pressed}>
      ${this.#button("first", t("look.first"), 0)} ${this.#button("prev", t("look.prev"), this.ply - 1)}
      ${this.#button("next", t("look.next"), this.ply + 1)} ${this.#button("last", t("look.last"), this.last)}
    </div>`;
  }

  /** At an end a button stays where it is, and leads nowhere: it may have the keyboard. */
  #button(name: string, label: string, to: number): TemplateResult {
    const leads = to >= 0 && to <= this.last && to !== this.ply;
    return html`<button
      type="button"
      data-step=${name}
      aria-label=${label}
      title=${label}
      aria-disabled=${leads ? "false" : "true"}
      @click=${() => (leads ? this.#go(to) : undefined)}
    >
      ${icon(name)}
    </button>`;
  }

  #pressed(event: KeyboardEvent): void {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : plyOf(event.key, this.ply, this.last);
    if (to !== null) {
      event.preventDefault();
      this.#go(to);
    }
  }

  #go(ply: number): void {
    this.dispatchEvent(new CustomEvent("go", { detail: { ply }, bubbles: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-seek": SeekElement;
  }
}
