// Runs before anything is painted: a page that is to be dark must never flash.
(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      document.documentElement.dataset["theme"] = theme;
    }
  } catch {
    // nothing is kept here; the system's colours hold
  }
})();
