import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";
import { discs } from "./names.ts";

/** The result: two large counts, and the discs of both sides racked side by side. */
@customElement("of-score")
export class ScoreElement extends LightElement {
  @property({ type: Number }) black = 2;
  @property({ type: Number }) white = 2;

  protected override render(): TemplateResult {
    const black = discs("black", this.black);
    const white = discs("white", this.white);
    return html`<p class="score">
        <span class="count big b" role="img" aria-label=${t(black.key, black.args)}>${this.black}</span>
        <span class="dash" aria-hidden="true">–</span>
        <span class="count big w" role="img" aria-label=${t(white.key, white.args)}>${this.white}</span>
      </p>
      <div class="racked" aria-hidden="true"><i class="b"></i><i class="w"></i></div>`;
  }

  protected override updated(): void {
    this.#rack("b", this.black);
    this.#rack("w", this.white);
  }

  #rack(side: string, count: number): void {
    this.querySelector<HTMLElement>(`.racked .${side}`)?.style.setProperty("--n", String(count));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-score": ScoreElement;
  }
}
