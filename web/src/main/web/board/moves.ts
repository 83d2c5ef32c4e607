import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../icon.ts";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";
import { rows, type Entry, type ListedMove } from "./rows.ts";

export type GoEvent = CustomEvent<{ ply: number }>;

/** The list of moves, with the one that the board shows; a move chosen is said as `go`. */
@customElement("of-moves")
export class MovesElement extends LightElement {
  @property({ attribute: false }) moves: readonly ListedMove[] = [];
  /** How many discs have been placed on the board as it is shown. */
  @property({ type: Number }) current = 0;

  protected override render(): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("moves.title")}>
      <table class="moves">
        <tbody>
          ${rows(this.moves).map(
            (row) => html`<tr>
              <th scope="row">${row.number}</th>
              <td>${this.#entry(row.black)}</td>
              <td>${this.#entry(row.white)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  protected override updated(): void {
    const box = this.querySelector(".scroll");
    const here = this.querySelector("[aria-current]");
    if (box === null || here === null) {
      box?.scrollTo(0, 0);
      return;
    }
    // only the list scrolls, never the page
    const outer = box.getBoundingClientRect();
    const inner = here.getBoundingClientRect();
    box.scrollBy(
      inner.left + inner.width / 2 - outer.left - outer.width / 2,
      inner.top + inner.height / 2 - outer.top - outer.height / 2,
    );
  }

  #entry(entry: Entry | null): TemplateResult | typeof nothing {
    if (entry === null) {
      return nothing;
    }
    const pip = html`<span class="pip ${entry.color === "white" ? "w" : ""}" aria-hidden="true"></span>`;
    if (entry.skipped) {
      return html`<span class="skipped" aria-label=${t(entry.color === "black" ? "moves.skipped.black" : "moves.skipped.white")} role="img">${pip}${t("moves.skipped")}</span>`;
    }
    const by = entry.by === undefined ? "" : entry.by === "computer" ? t("moves.computer") : t("moves.timer");
    const name = t(entry.color === "black" ? "moves.black" : "moves.white", { ply: entry.ply, square: entry.square });
    return html`<button
      type="button"
      aria-label=${by === "" ? name : `${name}, ${by}`}
      title=${by === "" ? nothing : by}
      aria-current=${entry.ply === this.current ? "true" : nothing}
      @click=${() => this.#go(entry.ply)}
    >
      ${pip}${entry.square}${by === "" ? nothing : html`<span class="by">${icon(entry.by === "timer" ? "quick" : "computer")}</span>`}
    </button>`;
  }

  #go(ply: number): void {
    this.dispatchEvent(new CustomEvent("go", { detail: { ply }, bubbles: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-moves": MovesElement;
  }
  interface HTMLElementEventMap {
    go: GoEvent;
  }
}
