import { t } from "../messages.ts";
import { goTo } from "../own/call.ts";
import { openGroup, type NoGroup } from "./group.ts";
import type { Parts } from "./panel.ts";

/** Opens a group and goes there; if that fails, the strip says why and offers to try again. */
export async function openGroupFrom({ friend, notice }: Pick<Parts, "friend" | "notice">): Promise<void> {
  if (friend.disabled) {
    return;
  }
  const pressed = document.activeElement === friend;
  friend.disabled = true;
  const opened = await openGroup();
  friend.disabled = false;
  if (pressed) {
    // a disabled button loses the keyboard
    friend.focus({ preventScroll: true });
  }
  if ("url" in opened) {
    await goTo(opened.url);
    return;
  }
  notice.show({
    kind: "bad",
    icon: opened.problem === "OFFLINE" ? "offline" : "warning",
    fact: t("notice.noGroup"),
    then: because(opened.problem),
    actions: [{ label: t("notice.tryAgain"), run: () => void openGroupFrom({ friend, notice }) }],
  });
}

function because(problem: NoGroup): string {
  switch (problem) {
    case "OFFLINE":
      return t("notice.noGroup.offline");
    case "BUSY":
      return t("notice.noGroup.busy");
    case "MANY":
      return t("notice.noGroup.many");
    case "FAILED":
      return t("notice.noGroup.failed");
  }
}
