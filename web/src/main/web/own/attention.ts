import { preferences } from "./preferences.ts";
import { sounds } from "./sound.ts";

/** Whether this browser can say something outside its page, and may. */
export type Permission = "granted" | "denied" | "ask" | "none";

export function permission(): Permission {
  if (typeof Notification === "undefined") {
    return "none";
  }
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** Asks whether turns may be told outside the page; only ever after a press of the button that is for it. */
export async function askToNotify(): Promise<boolean> {
  const granted = permission() === "granted" || (permission() === "ask" && (await Notification.requestPermission()) === "granted");
  preferences.change({ notify: granted });
  return granted;
}

/** Calls back a player who is looking at something else: two clicks, and a notification where these are wanted. */
export function call(title: string, body: string, tag: string): void {
  if (document.visibilityState === "visible") {
    return;
  }
  sounds.play("yourTurn");
  if (!preferences.current.notify || permission() !== "granted") {
    return;
  }
  try {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
    const notification = new Notification(title, { body, tag, icon, silent: true });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    const close = (): void => notification.close();
    document.addEventListener("visibilitychange", close, { once: true });
  } catch {
    // some phones show notifications to installed pages only; the title says it all the same
  }
}
