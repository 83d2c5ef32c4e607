const KEY = "outflank.tab";

/**
 * The name of this tab to the server, so that of several tabs of one player one plays. It lives as long as the tab, also over a
 * reload; a tab that was copied from another is another tab.
 */
export function tabName(): string {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const again = entry?.type === "reload" || entry?.type === "back_forward";
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null && again) {
      return known;
    }
    const name = newName();
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    return newName();
  }
}

function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 32).toString(32)).join("");
}
