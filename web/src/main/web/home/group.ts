/** Why no group could be opened. */
export type NoGroup = "OFFLINE" | "BUSY" | "FAILED";

/** Opens a group and says its address, or why there is none. */
export async function openGroup(): Promise<{ url: string } | { problem: NoGroup }> {
  try {
    const response = await fetch("/api/v1/groups", {
      method: "POST",
      // who opens it may be new, and is given a name in the language of the page
      headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
      body: "{}",
    });
    if (!response.ok) {
      return { problem: response.status === 429 ? "BUSY" : "FAILED" };
    }
    const group = (await response.json()) as { id: string };
    return { url: `/g/${encodeURIComponent(group.id)}` };
  } catch {
    return { problem: "OFFLINE" };
  }
}
