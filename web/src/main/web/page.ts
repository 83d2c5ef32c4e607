/** What all pages do: light or dark, and a menu of languages that closes as menus do. */
import { t } from "./messages.ts";

type Theme = "light" | "dark";

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

function theme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : system();
}

function system(): Theme {
  return darkSystem.matches ? "dark" : "light";
}

/** Chooses a theme; the one the system has is no choice, so that the page follows it again. */
function choose(wanted: Theme): void {
  if (wanted === system()) {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = wanted;
  }
  try {
    if (wanted === system()) {
      localStorage.removeItem("theme");
    } else {
      localStorage.setItem("theme", wanted);
    }
  } catch {
    // it holds for this page
  }
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
  button.addEventListener("click", () => {
    choose(theme() === "dark" ? "light" : "dark");
    label();
  });
  darkSystem.addEventListener("change", label);
}

for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.languages")) {
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
