// Runs before anything is painted: a page that is to be dark, its discs marked, or its board bare, must never flash.
(() => {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      dataset["theme"] = theme;
    }
    const own = JSON.parse(localStorage.getItem("preferences") ?? "{}");
    if (own?.marked === true) {
      dataset["discs"] = "marked";
    }
    if (own?.coordinates === false) {
      dataset["coordinates"] = "off";
    }
    if (own?.animation === false) {
      dataset["animation"] = "off";
    }
  } catch {
    // nothing is kept here; the system's colours hold
  }
})();
