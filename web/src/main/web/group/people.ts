import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icon.ts";
import type { Color, Named } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";

/** Everyone in the group: seats first, then who watches, in the order in which they came. */
export function people(table: Table): TemplateResult {
  const members = table.group?.members ?? [];
  const seated = members.filter((member) => seatOf(table, member) !== null);
  seated.sort((a) => (seatOf(table, a) === "black" ? -1 : 1));
  const watching = members.filter((member) => seatOf(table, member) === null);
  return html`<h2>${t("group.members")} <span class="small">${members.length}</span></h2>
    <ul class="members" role="list">
      ${[...seated, ...watching].map((member) => person(table, member))}
    </ul>`;
}

function person(table: Table, member: Named): TemplateResult {
  const seat = seatOf(table, member);
  const present = table.isPresent(member.id);
  return html`<li data-player=${member.id} class=${present ? nothing : "gone"}>
    ${mark(seat)}<bdi>${member.name}</bdi>
    <span class="roles">
      <span>${seat === null ? t("member.watching") : seat === "black" ? t("side.black") : t("side.white")}</span>
      ${member.id === table.you?.id ? html`<span>${t("member.you")}</span>` : nothing}
      ${member.id === table.group?.host ? html`<span>${t("member.host")}</span>` : nothing}
      ${present ? nothing : html`<span>${t("member.away")}</span>`}
    </span>
  </li>`;
}

function mark(seat: Color | null): TemplateResult {
  return seat === null ? icon("eye") : html`<span class="pip ${seat === "white" ? "w" : ""}" aria-hidden="true"></span>`;
}

function seatOf(table: Table, member: Named): Color | null {
  const seats = table.group?.seats;
  return seats?.black === member.id ? "black" : seats?.white === member.id ? "white" : null;
}
