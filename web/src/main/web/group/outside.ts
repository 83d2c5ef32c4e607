import { html, type TemplateResult } from "lit";
import { isFinal, type State } from "../live/connection.ts";
import { t } from "../messages.ts";
import { openGroup } from "../home/group.ts";
import { goTo } from "../own/call.ts";
import { part } from "../part.ts";

/** Whether this page is of a group that its reader is not in, so that nothing of it is to be shown. */
export function isOutside(state: State): boolean {
  return isFinal(state) && state !== "elsewhere";
}

/** The way on for who is not in the group: one of their own. */
export function wayOn(): TemplateResult {
  const open = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLButtonElement;
    button.disabled = true;
    const opened = await openGroup();
    button.disabled = false;
    if ("url" in opened) {
      await goTo(opened.url);
    } else {
      button.focus({ preventScroll: true });
      part("#own-group-said").textContent = t("notice.noGroup");
    }
  };
  return html`<div class="row-btns">
      <button class="btn main" type="button" id="own-group" @click=${open}>${t("group.own")}</button>
    </div>
    <p class="small" id="own-group-said" role="status"></p>`;
}
