import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";

/** The share of the discs: Black's from the left, White's from the right, and what is empty between them; at each end, how many. */
@customElement("of-share")
export class ShareElement extends LightElement {
  @property({ type: Number }) black = 2;
  @property({ type: Number }) white = 2;

  protected override render(): TemplateResult {
    const { black, white } = this;
    const label = t("share.label", { black, white, empty: 64 - black - white });
    return html`<span class="end" aria-hidden="true"><span class="pip"></span>${black}</span>
      <div class="share" role="img" aria-label=${label} title=${label}><i class="b"></i><i class="e"></i><i class="w"></i></div>
      <span class="end" aria-hidden="true">${white}<span class="pip w"></span></span>`;
  }

  protected override updated(): void {
    const parts = { b: this.black, e: 64 - this.black - this.white, w: this.white };
    for (const [side, count] of Object.entries(parts)) {
      this.querySelector<HTMLElement>(`.${side}`)?.style.setProperty("--n", String(count));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-share": ShareElement;
  }
}
