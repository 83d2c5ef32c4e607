/**
 * What all pages do: light or dark, sound or none, marked discs, a menu of languages that closes as menus do, and the way back
 * to a game that is running.
 */
import { t } from "./messages.ts";
import { showWayBack } from "./own/back.ts";
import { codeIn } from "./own/claim.ts";
import { preferences } from "./own/preferences.ts";
import { darkSystem, theme, turnTheme } from "./theme.ts";

const own = document.querySelector<HTMLAnchorElement>("#own");
if (own !== null && codeIn(location.hash) !== null && location.pathname !== own.pathname) {
  // the link that carries a player here leads to the page that does it
  location.replace(own.pathname + location.hash);
}

const button = document.querySelector<HTMLButtonElement>("#theme");
if (button !== null) {
  const label = (): void => {
    const text = theme() === "dark" ? t("theme.light") : t("theme.dark");
    button.setAttribute("aria-label", text);
    button.title = text;
  };
  label();
  button.hidden = false;
  button.addEventListener("click", turnTheme);
  addEventListener("themechosen", label);
  darkSystem.addEventListener("change", label);
}

const root = document.documentElement;
const mark = (name: string, value: string | null): void => {
  if (value === null) {
    delete root.dataset[name];
  } else {
    root.dataset[name] = value;
  }
};
preferences.follow(({ marked, coordinates, animation }) => {
  mark("discs", marked ? "marked" : null);
  mark("coordinates", coordinates ? null : "off");
  mark("animation", animation ? null : "off");
});

const sound = document.querySelector<HTMLButtonElement>("#sound");
if (sound !== null) {
  preferences.follow((now) => {
    const text = now.sound ? t("sound.turnOff") : t("sound.turnOn");
    sound.setAttribute("aria-label", text);
    sound.title = text;
    sound.dataset["sound"] = now.sound ? "on" : "off";
  });
  sound.hidden = false;
  sound.addEventListener("click", () => preferences.change({ sound: !preferences.current.sound }));
}

for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.drop")) {
  const close = (): void => {
    menu.open = false;
  };
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && menu.open) {
      close();
      menu.querySelector("summary")?.focus();
    }
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) {
      close();
    }
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) {
      close();
    }
  });
}

void showWayBack();
