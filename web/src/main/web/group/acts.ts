import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { icon } from "../icon.ts";
import { type ClientMessage, type Color, opposite } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";
import { seatedName } from "./told.ts";

/** What stands between two games: a rematch, free seats, and the way to the record of the last game. */
export function between(table: Table, say: (message: ClientMessage) => void): TemplateResult | typeof nothing {
  if (table.group === null || table.isRunning) {
    return nothing;
  }
  const seats = table.freeSeats;
  return html`${table.game === null || table.seat === null || seats.length > 0 ? nothing : rematch(table, table.seat, say)}
    <div class="row-btns">
      ${seats.map((color) => keyed(color, sit(color, kind(table), say)))}
      ${table.game === null
        ? nothing
        : html`<a class="btn" href="/game/${table.game.id}">${icon("list")}${t("end.steps")}</a>`}
      ${table.seat === null
        ? nothing
        : html`<button class="btn slim" type="button" id="stand" @click=${() => say({ type: "stand" })}>
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
  const who = table.group?.rematch ?? [];
  const name = isolated(seatedName(table, opposite(seat)));
  if (table.you !== null && who.includes(table.you.id)) {
    return t("rematch.asked", { name });
  }
  return who.length > 0 ? t("rematch.theirs", { name }) : "";
}

function rematch(table: Table, seat: Color, say: (message: ClientMessage) => void): TemplateResult {
  const mine = table.you !== null && (table.group?.rematch.includes(table.you.id) ?? false);
  const next = table.group?.settings.alternate ? opposite(seat) : seat;
  return html`<div class="row-btns">
      <button class="btn main" type="button" id="rematch" ?disabled=${mine} @click=${() => say({ type: "rematch" })}>
        ${icon("rematch")}${next === "black" ? t("rematch.black") : t("rematch.white")}
      </button>
    </div>`;
}

/** The last free seat is the one thing to take; of two neither comes first, and who sits already has the lesser reason. */
function kind(table: Table): "main" | "slim" | "" {
  return table.seat !== null ? "slim" : table.freeSeats.length === 1 ? "main" : "";
}

function sit(color: Color, kind: string, say: (message: ClientMessage) => void): TemplateResult {
  return html`<button class="btn ${kind}" type="button" data-seat=${color} @click=${() => say({ type: "sit", seat: color })}>
    <span class="pip ${color === "white" ? "w" : ""}" aria-hidden="true"></span>${color === "black"
      ? t("seat.black")
      : t("seat.white")}
  </button>`;
}

/** What a player can do in a running game besides moving. */
export function during(table: Table, takeback: () => void, resign: () => void): TemplateResult | typeof nothing {
  if (!table.isRunning || table.color === null) {
    return nothing;
  }
  return html`<button class="btn slim" type="button" id="takeback" ?disabled=${!table.mayAskBack} @click=${takeback}>
      ${icon("undo")}${t("takeback.button")}
    </button>
    <button class="btn slim" type="button" id="resign" ?disabled=${!table.holds} @click=${resign}>
      ${icon("flag")}${t("resign.button")}
    </button>`;
}
