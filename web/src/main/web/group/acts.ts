import { html, nothing, type TemplateResult } from "lit";
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
  const seats = (["black", "white"] as const).filter((color) => table.group?.seats[color] === null);
  return html`${table.game === null || table.seat === null
      ? nothing
      : seats.length > 0
        ? html`<p class="ask" role="status">${t("seat.waiting.open")}</p>`
        : rematch(table, table.seat, say)}
    <div class="row-btns">
      ${table.seat === null ? seats.map((color) => sit(color, say)) : nothing}
      ${table.game === null
        ? nothing
        : html`<a class="btn" href="/game/${table.game.id}">${icon("list")}${t("end.steps")}</a>`}
      ${table.game === null || table.seat === null
        ? nothing
        : html`<button class="btn slim" type="button" id="stand" @click=${() => say({ type: "stand" })}>
            ${icon("seat")}${t("seat.stand")}
          </button>`}
    </div>`;
}

function rematch(table: Table, seat: Color, say: (message: ClientMessage) => void): TemplateResult {
  const asked = table.group?.rematch ?? [];
  const other = opposite(seat);
  const name = isolated(seatedName(table, other));
  const mine = table.you !== null && asked.includes(table.you.id);
  const theirs = asked.some((id) => id !== table.you?.id);
  const next = table.group?.settings.alternate ? other : seat;
  return html`<p class="ask" role="status">
      ${mine ? t("rematch.asked", { name }) : theirs ? t("rematch.theirs", { name }) : nothing}
    </p>
    <div class="row-btns">
      <button class="btn main" type="button" id="rematch" ?disabled=${mine} @click=${() => say({ type: "rematch" })}>
        ${icon("rematch")}${next === "black" ? t("rematch.black") : t("rematch.white")}
      </button>
    </div>`;
}

function sit(color: Color, say: (message: ClientMessage) => void): TemplateResult {
  return html`<button class="btn main" type="button" data-seat=${color} @click=${() => say({ type: "sit", seat: color })}>
    <span class="pip ${color === "white" ? "w" : ""}" aria-hidden="true"></span>${color === "black"
      ? t("seat.black")
      : t("seat.white")}
  </button>`;
}

/** What a player can do in a running game besides moving. */
export function during(table: Table, resign: () => void): TemplateResult | typeof nothing {
  if (!table.isRunning || table.color === null) {
    return nothing;
  }
  return html`<button class="btn slim" type="button" id="resign" @click=${resign}>
    ${icon("flag")}${t("resign.button")}
  </button>`;
}
