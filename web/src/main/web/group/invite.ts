import { copyOnPress } from "../copy.ts";
import type { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { part } from "../part.ts";

/** Makes the buttons work by which the link is given on; a phone has its own way of sharing. */
export function offerLink(url: string): void {
  copyOnPress(part("#copy"), () => url, t("invite.copied"), document.querySelector("#link"));
  if ("share" in navigator) {
    const share = part("#share");
    share.hidden = false;
    // who thinks better of it is told nothing
    share.addEventListener("click", () => void navigator.share({ url }).catch(() => undefined));
  }
}

/** Puts the invitation first while there is no one to play with, and beside the members afterwards. */
export function placeInvite(table: Table): void {
  const alone = table.game === null && table.group?.members.length === 1;
  const invite = part("#invite");
  const place = part(alone ? "#alone" : "#later");
  if (invite.parentElement !== place) {
    const focused = document.activeElement;
    place.append(invite);
    part("#share").classList.toggle("main", alone);
    part("#share").classList.toggle("slim", !alone);
    if (focused instanceof HTMLElement && invite.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  }
}
