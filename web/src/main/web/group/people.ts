import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icon.ts";
import type { Color, Named } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";

/**
 * Everyone in the group: seats first, then who watches, in the order in which they came.
 *
 * @param open whether the server can be told anything now
 * @param remove takes someone out; null where nothing can be done any more
 */
export function people(table: Table, open: boolean, remove: ((member: Named) => void) | null): TemplateResult {
  const members = table.group?.members ?? [];
  const seated = members.filter((member) => seatOf(table, member) !== null);
  seated.sort((a) => (seatOf(table, a) === "black" ? -1 : 1));
  const watching = members.filter((member) => seatOf(table, member) === null);
  const watchers = table.group?.watchers ?? 0;
  return html`<h2>
      ${t("group.members")} <span class="small">${members.length}</span>
      ${watchers === 0 ? nothing : html`<span class="small" id="watchers">${t("group.watchers", { count: watchers })}</span>`}
    </h2>
    <ul class="members" role="list">
      ${[...seated, ...watching].map((member) => person(table, open, member, remove))}
    </ul>`;
}

function person(table: Table, open: boolean, member: Named, remove: ((member: Named) => void) | null): TemplateResult {
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
    ${remove !== null && mayRemove(table, member, seat)
      ? html`<button
          class="tool out"
          type="button"
          ?disabled=${!open}
          aria-label=${t("member.remove", { name: isolated(member.name) })}
          title=${t("member.remove", { name: isolated(member.name) })}
          @click=${() => remove(member)}
        >
          ${icon("close")}
        </button>`
      : nothing}
  </li>`;
}

/** The way out of the group, for who has no game to finish. */
export function leaving(table: Table, open: boolean, leave: () => void): TemplateResult | typeof nothing {
  return table.mayLeave
    ? html`<button class="btn slim" type="button" id="leave" ?disabled=${!open} @click=${leave}>${icon("leave")}${t("leave.button")}</button>`
    : nothing;
}

/** The host removes a watcher at any time, and who has a seat between games. */
function mayRemove(table: Table, member: Named, seat: Color | null): boolean {
  return table.isHost && member.id !== table.you?.id && (seat === null || table.group?.gameId === null || !table.isRunning);
}

function mark(seat: Color | null): TemplateResult {
  return seat === null ? icon("eye") : html`<span class="pip ${seat === "white" ? "w" : ""}" aria-hidden="true"></span>`;
}

function seatOf(table: Table, member: Named): Color | null {
  const seats = table.group?.seats;
  return seats?.black === member.id ? "black" : seats?.white === member.id ? "white" : null;
}
