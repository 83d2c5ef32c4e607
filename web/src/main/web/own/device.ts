import { t } from "../messages.ts";
import { part } from "../part.ts";
import { chosenTheme, chooseTheme } from "../theme.ts";
import { askToNotify, permission } from "./attention.ts";
import { tell } from "./line.ts";
import { type Preferences, preferences } from "./preferences.ts";
import { sounds } from "./sound.ts";

const SWITCHES = [
  "sound",
  "confirm",
  "notify",
  "reactions",
  "marked",
  "coordinates",
  "animation",
] as const satisfies readonly (keyof Preferences)[];

/** The settings of this device; they hold at once, in all its tabs. */
export function device(): void {
  const table = part("#device");
  const line = part("#device-said");
  const input = (name: string): HTMLInputElement => part<HTMLInputElement>(`#device input[name="${name}"]`);

  for (const name of SWITCHES) {
    input(name).disabled = false;
    input(name).addEventListener("change", () => {
      if (name === "notify" && input(name).checked) {
        void notifying();
      } else {
        preferences.change({ [name]: input(name).checked });
      }
      if (name === "sound" && input(name).checked) {
        sounds.move([1, 2, 3]);
      }
    });
  }
  input("volume").disabled = false;
  input("volume").addEventListener("change", () => {
    preferences.change({ volume: Number(input("volume").value) });
    sounds.move([1, 2, 3]);
  });
  for (const radio of table.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    radio.disabled = false;
    radio.checked = radio.value === chosenTheme();
    radio.addEventListener("change", () => chooseTheme(radio.value as "system" | "light" | "dark"));
  }
  preferences.follow((now) => {
    for (const name of SWITCHES) {
      const on = now[name] && (name !== "notify" || permission() === "granted");
      input(name).checked = on;
      (input(name).nextElementSibling as HTMLElement).textContent = on ? t("settings.on") : t("settings.off");
    }
    input("volume").value = String(now.volume);
  });
  if (permission() === "none") {
    input("notify").disabled = true;
  }

  async function notifying(): Promise<void> {
    const granted = await askToNotify();
    tell(line, granted ? "" : t("notify.denied"), granted ? "" : "bad");
  }
}
