import { call, needToken } from "../own/call.ts";

/** Why no group could be opened. */
export type NoGroup = "OFFLINE" | "BUSY" | "MANY" | "FAILED";

/** Opens a group and says its address, or why there is none. */
export async function openGroup(): Promise<{ url: string } | { problem: NoGroup }> {
  await needToken();
  const opened = await call<{ id: string }>("POST", "/groups", {});
  if ("done" in opened) {
    return { url: `/g/${encodeURIComponent(opened.done.id)}` };
  }
  switch (opened.code) {
    case "OFFLINE":
      return { problem: "OFFLINE" };
    case "TOO_MANY_REQUESTS":
      return { problem: "BUSY" };
    case "TOO_MANY_GROUPS":
      return { problem: "MANY" };
    default:
      return { problem: "FAILED" };
  }
}
