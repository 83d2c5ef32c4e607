import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { LightElement } from "../light-element.ts";
import { t } from "../messages.ts";
import type { Color } from "./board.ts";
import { discs } from "./names.ts";

/** What a clock in a bar shows. */
export interface ClockFace {
  /** As `3:42`. */
  readonly text: string;
  /** The same for the ear. */
  readonly label: string;
  readonly low: boolean;
}

/** A player's bar: discs on the board, name, what they are about, the discs left in supply, and their clock. */
@customElement("of-bar")
export class BarElement extends LightElement {
  @property() color: Color = "black";
  @property() name = "";
  /** What stands below the name while it is not their turn. */
  @property() note = "";
  @property({ type: Number }) count = 2;
  /** Discs left beside the board; null where there is nothing to show, as after the end. */
  @property({ type: Number }) supply: number | null = null;
  /** `away` is someone without a connection, whose seat the computer may be playing. */
  @property() state: "waiting" | "on" | "skipped" | "away" = "waiting";
  /** What stands below the name on their turn. */
  @property() go = "";
  /** What stands beside the name, as that they are away. */
  @property() aside = "";
  @property({ attribute: false }) clock: ClockFace | null = null;
  /** What they have just said. */
  @property() heard = "";

  protected override render(): TemplateResult {
    const { color, state } = this;
    const counted = discs(color, this.count);
    return html`<div class="bar ${state === "waiting" ? "" : state} ${this.heard === "" ? "" : "speaks"}">
      <span class="count ${color === "black" ? "b" : "w"}" role="img" aria-label=${t(counted.key, counted.args)}
        >${this.count}</span
      >
      <div class="who">
        <strong
          ><bdi>${this.name}</bdi>${this.aside === "" ? nothing : html` <span class="small">${this.aside}</span>`}${this.heard === ""
            ? nothing
            : html` <span class="heard">${this.heard}</span>`}</strong
        >
        <span class=${state === "on" ? "go" : nothing}>${this.#below()}</span>
      </div>
      ${this.supply === null
        ? html`<span></span>`
        : html`<div class="tray"><i aria-hidden="true"></i><span>${t("bar.supply", { count: this.supply })}</span></div>`}
      ${this.clock === null
        ? nothing
        : html`<time class="clock ${this.clock.low ? "low" : ""}" role="timer" aria-label=${this.clock.label}
            ><span aria-hidden="true">${this.clock.text}</span></time
          >`}
    </div>`;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const tray = this.querySelector<HTMLElement>(".tray i");
    tray?.style.setProperty("--n", String(this.supply));
    const before = changed.get("supply");
    if (tray !== null && typeof before === "number" && this.supply !== null && Math.abs(before - this.supply) === 1) {
      // the disc at the end slides away
      tray.classList.remove("gives");
      void tray.offsetWidth;
      tray.classList.add("gives");
    }
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
