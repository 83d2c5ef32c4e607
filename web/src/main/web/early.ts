// Runs before anything is painted: a page that is to be dark, or its discs marked, must never flash.
(() => {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      dataset["theme"] = theme;
    }
    if (JSON.parse(localStorage.getItem("preferences") ?? "{}")?.marked === true) {
      dataset["discs"] = "marked";
    }
  } catch {
    // nothing is kept here; the system's colours hold
  }
})();
