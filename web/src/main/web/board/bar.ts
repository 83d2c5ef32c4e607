import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";
import type { Color } from "./board.ts";
import { discs } from "./names.ts";

/** A player's bar: discs on the board, name, what they are about, and the discs left in supply. */
@customElement("of-bar")
export class BarElement extends LightElement {
  @property() color: Color = "black";
  @property() name = "";
  /** What stands below the name while it is not their turn. */
  @property() note = "";
  @property({ type: Number }) count = 2;
  /** Discs left beside the board; null where there is nothing to show, as after the end. */
  @property({ type: Number }) supply: number | null = null;
  @property() state: "waiting" | "on" | "skipped" | "away" = "waiting";
  /** What stands below the name on their turn. */
  @property() go = "";

  protected override render(): TemplateResult {
    const { color, state } = this;
    const counted = discs(color, this.count);
    return html`<div class="bar ${state === "waiting" ? "" : state}">
      <span class="count ${color === "black" ? "b" : "w"}" role="img" aria-label=${t(counted.key, counted.args)}
        >${this.count}</span
      >
      <div class="who">
        <strong><bdi>${this.name}</bdi>${state === "away" ? html` <span class="small">${t("bar.away")}</span>` : nothing}</strong>
        <span class=${state === "on" ? "go" : nothing}>${this.#below()}</span>
      </div>
      ${this.supply === null
        ? nothing
        : html`<div class="tray"><i aria-hidden="true"></i><span>${t("bar.supply", { count: this.supply })}</span></div>`}
    </div>`;
  }

  protected override updated(): void {
    this.querySelector<HTMLElement>(".tray i")?.style.setProperty("--n", String(this.supply));
  }

  #below(): string {
    switch (this.state) {
      case "on":
        return this.go;
      case "skipped":
        return t("bar.skipped");
      case "away":
      case "waiting":
        return this.note;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "of-bar": BarElement;
  }
}
