/** Light or dark: the system's, until a reader chooses. */
export type Theme = "light" | "dark";

export const darkSystem = matchMedia("(prefers-color-scheme: dark)");

function system(): Theme {
  return darkSystem.matches ? "dark" : "light";
}

/** What a reader has chosen. */
export function chosenTheme(): Theme | "system" {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** What is shown. */
export function theme(): Theme {
  const chosen = chosenTheme();
  return chosen === "system" ? system() : chosen;
}

export function chooseTheme(wanted: Theme | "system"): void {
  if (wanted === "system") {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = wanted;
  }
  try {
    if (wanted === "system") {
      localStorage.removeItem("theme");
    } else {
      localStorage.setItem("theme", wanted);
    }
  } catch {
    // it holds for this page
  }
  dispatchEvent(new Event("themechosen"));
}

/** Chooses the other one; the one the system has is no choice, so that the page follows it again. */
export function turnTheme(): void {
  const wanted = theme() === "dark" ? "light" : "dark";
  chooseTheme(wanted === system() ? "system" : wanted);
}
