import type { NoticeElement } from "../board/notice.ts";
import { t } from "../messages.ts";
import { part } from "../part.ts";
import { call } from "./call.ts";
import { keepToken } from "./token.ts";

/** What is kept about the player: to take along, and to be forgotten. */
export function data(): void {
  const forget = part<HTMLButtonElement>("#forget");
  const take = part<HTMLButtonElement>("#export");
  const strip = part<NoticeElement>("#forget-ask");
  forget.disabled = take.disabled = false;
  take.addEventListener("click", () => void exported());
  forget.addEventListener("click", () => {
    strip.show({
      kind: "warn",
      icon: "warning",
      fact: t("forget.ask"),
      then: t("forget.ask.then"),
      actions: [
        { label: t("forget.yes"), run: () => void forgotten() },
        { label: t("forget.no"), run: () => close() },
      ],
    });
    void strip.updateComplete.then(() => strip.querySelector<HTMLElement>(".acts button:last-of-type")?.focus());
  });

  function close(): void {
    strip.show({});
    forget.focus();
  }

  async function exported(): Promise<void> {
    const found = await call<unknown>("GET", "/players/me/data");
    if ("code" in found) {
      strip.show({ kind: "bad", icon: "warning", fact: problem(found.code) });
      return;
    }
    const url = URL.createObjectURL(new Blob([JSON.stringify(found.done, null, 2)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "outflank.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async function forgotten(): Promise<void> {
    const gone = await call<unknown>("DELETE", "/players/me");
    if ("code" in gone && gone.code !== "UNKNOWN_PLAYER") {
      strip.show({ kind: "bad", icon: "warning", fact: problem(gone.code) });
      return;
    }
    keepToken(null);
    try {
      localStorage.clear();
      indexedDB.deleteDatabase("outflank");
    } catch {
      // nothing was kept here
    }
    strip.show({ kind: "ok", icon: "check", fact: t("forget.done"), then: t("forget.done.then") });
    part<HTMLInputElement>("#name").value = "";
    forget.focus();
  }
}

function problem(code: string): string {
  switch (code) {
    case "UNKNOWN_PLAYER":
      return t("data.none");
    case "OFFLINE":
      return t("own.offline");
    default:
      return t("own.failed");
  }
}
