import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../icon.ts";
import { type ClientMessage, type Color, opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";
import { rematchWord, youAsked } from "./rematch.ts";
import { othersFirst } from "./stays.ts";
import { seatedName } from "./told.ts";

/**
 * What stands between two games: a rematch, free seats, and the way to the record of the last game.
 *
 * @param open whether the server can be told anything now
 */
export function between(table: Table, open: boolean, say: (message: ClientMessage) => void): TemplateResult | typeof nothing {
  if (table.group === null || table.isRunning) {
    return nothing;
  }
  const seats = table.freeSeats;
  return html`${table.game === null || table.seat === null || seats.length > 0 ? nothing : rematch(table, table.seat, open, say)}
    <div class="row-btns">
      ${seats.map((color) => keyed(color, sit(color, kind(table), open, say)))}
      ${table.game === null
        ? nothing
        : html`<a class="btn" href="/game/${table.game.id}" target="_blank">${icon("list")}${t("end.steps")}</a>`}
      ${table.seat === null
        ? nothing
        : html`<button class="btn slim" type="button" id="stand" ?disabled=${!open} @click=${() => say({ type: "stand" })}>
            ${icon("seat")}${t("seat.stand")}
          </button>`}
    </div>
    ${table.game === null || table.seat === null ? nothing : html`<p class="ask" role="status">${asked(table, table.seat)}</p>`}`;
}

/** What is waited for after a game; its line is kept while there is nothing to say. */
function asked(table: Table, seat: Color): string {
  if (table.freeSeats.length > 0) {
    return t("seat.waiting.open");
  }
  return youAsked(table) ? t("rematch.asked", { name: isolated(seatedName(table, opposite(seat))) }) : "";
}

function rematch(table: Table, seat: Color, open: boolean, say: (message: ClientMessage) => void): TemplateResult {
  return html`<div class="row-btns">
      <button class="btn main" type="button" id="rematch" ?disabled=${!open || youAsked(table)} @click=${() => say({ type: "rematch" })}>
        ${icon("rematch")}${rematchWord(table, seat)}
      </button>
    </div>`;
}

/**
 * The last free seat is the one thing to take; of two neither comes first. Who sits already has the lesser reason, and so has
 * who lost where the winner stays, while others are there.
 */
function kind(table: Table): "main" | "slim" | "" {
  if (table.seat !== null || othersFirst(table)) {
    return "slim";
  }
  return table.freeSeats.length === 1 ? "main" : "";
}

function sit(color: Color, looks: string, open: boolean, say: (message: ClientMessage) => void): TemplateResult {
  return html`<button
    class="btn ${looks}"
    type="button"
    data-seat=${color}
    ?disabled=${!open}
    @click=${() => say({ type: "sit", seat: color })}
  >
    <span class="pip ${color === "white" ? "w" : ""}" aria-hidden="true"></span>${color === "black"
      ? t("seat.black")
      : t("seat.white")}
  </button>`;
}

/** What a player can do in a running game besides moving. */
export function during(table: Table, open: boolean, takeback: () => void, resign: () => void): TemplateResult | typeof nothing {
  if (!table.isRunning || table.color === null) {
    return nothing;
  }
  return html`<button class="btn slim" type="button" id="takeback" ?disabled=${!open || !table.mayAskBack} @click=${takeback}>
      ${icon("undo")}${t("takeback.button")}
    </button>
    <button class="btn slim" type="button" id="resign" ?disabled=${!open || !table.holds} @click=${resign}>
      ${icon("flag")}${t("resign.button")}
    </button>`;
}
