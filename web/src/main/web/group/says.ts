import { html, type TemplateResult } from "lit";
import { icon } from "../icon.ts";
import { type Reaction, REACTIONS } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { preferences } from "../own/preferences.ts";

/** Something that was said in the group. */
export interface Heard {
  readonly from: string;
  readonly code: Reaction;
}

/** A phrase stays this long beside who said it. */
export const HEARD_MS = 8000;

/** Phrases in place of a chat: each is read in the reader's own language. */
export function says(table: Table, last: Heard | null, open: boolean, say: (code: Reaction) => void): TemplateResult {
  const { reactions } = preferences.current;
  const toggle = reactions ? t("reaction.mute") : t("reaction.unmute");
  return html`<div class="says-head">
      <h2>${t("reaction.title")}</h2>
      <button
        class="tool"
        type="button"
        id="mute"
        aria-pressed=${reactions ? "false" : "true"}
        aria-label=${t("reaction.mute")}
        title=${toggle}
        @click=${() => preferences.change({ reactions: !reactions })}
      >
        ${icon(reactions ? "speech" : "unheard")}
      </button>
    </div>
    <p class="last-heard">
      ${!reactions
        ? html`<span class="small">${t("reaction.muted")}</span>`
        : last === null
          ? html`<span class="small">${t("reaction.what")}</span>`
          : html`<span class="heard">${t(`reaction.${last.code}`)}</span>
              <span class="small"><bdi>${nameOf(table, last.from)}</bdi></span>`}
    </p>
    <div class="phrases">
      ${REACTIONS.map(
        (code) =>
          html`<button class="say" type="button" data-say=${code} ?disabled=${!open} @click=${() => say(code)}>${t(`reaction.${code}`)}</button>`,
      )}
    </div>`;
}

/** The name of who said something; they may have left since. */
export function nameOf(table: Table, id: string): string {
  return table.group?.members.find((member) => member.id === id)?.name ?? "";
}
