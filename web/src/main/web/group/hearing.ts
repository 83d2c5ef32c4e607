import type { LiveGame, Table } from "../live/table.ts";
import { sounds } from "../own/sound.ts";

/**
 * What is heard of what has happened, besides the disc and those it turns, which the board sounds itself once it shows them.
 *
 * @param unseen whether the board shows an earlier move, and so does not show this one
 */
export function hear(before: LiveGame | null, table: Table, unseen: boolean, settled: Promise<void>): void {
  const { game } = table;
  if (before === null || game === null || before.id !== game.id) {
    return;
  }
  const fresh = game.events.filter((event) => event.seq > before.now.seq);
  const types = new Set(fresh.map((event) => event.type));
  if (unseen && types.has("moved")) {
    sounds.move([]);
  }
  const handed = fresh.some((event) => event.type === "moved" && event.handedOver);
  const name = types.has("ended") ? "end" : types.has("skipped") ? "skipped" : handed ? "handedOver" : null;
  if (name !== null) {
    void settled.then(() => sounds.play(name));
  }
}
