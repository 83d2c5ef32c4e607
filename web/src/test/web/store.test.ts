import { MemoryStore, openStore } from "../../main/web/home/store.ts";
import { equal } from "./equal.ts";

Deno.test("where the browser keeps nothing, things are kept while the page is open", async () => {
  // there is no IndexedDB here
  const store = await openStore();
  equal(store instanceof MemoryStore, true);
  await store.put("computer", { transcript: "f5" });
  equal([await store.get("computer"), (await store.get("two")) ?? null], [{ transcript: "f5" }, null]);
});
