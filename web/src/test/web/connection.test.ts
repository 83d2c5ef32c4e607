import { equal } from "./equal.ts";
import { type Admission, Connection, type Socket, type State } from "../../main/web/live/connection.ts";
import type { ServerMessage } from "../../main/web/live/protocol.ts";

type Said = { type: string; id: string; game?: string; seq?: number; token?: string };

/** A line whose other end is this test. */
class Line implements Socket {
  readonly said: Said[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.closed = true;
  }

  hears(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A page without a page: time stands still until it is told to go on. */
class Around {
  readonly lines: Line[] = [];
  readonly states: State[] = [];
  readonly admissions: Admission[] = [];
  readonly turnedAway: boolean[] = [];
  readonly connection = new Connection({
    admit: (turnedAway) => {
      this.turnedAway.push(turnedAway);
      return Promise.resolve(this.admissions.shift() ?? "welcome");
    },
    open: () => {
      this.lines.push(new Line());
      return this.line;
    },
    known: () => this.known,
    take: () => this.fits,
    changed: (state) => this.states.push(state),
    after: (ms, run) => {
      const timer = { ms, run };
      this.timers.add(timer);
      return () => this.timers.delete(timer);
    },
    random: () => 0.5,
  });
  known: { game?: string; seq?: number } = {};
  fits = true;
  private readonly timers = new Set<{ ms: number; run: () => void }>();

  get line(): Line {
    return this.lines.at(-1) as Line;
  }

  /** Lets the shortest wait pass, and says how long it was. */
  wait(): number {
    const [next] = [...this.timers].sort((a, b) => a.ms - b.ms);
    if (next === undefined) {
      throw new Error("Nothing is waited for.");
    }
    this.timers.delete(next);
    next.run();
    return next.ms;
  }

  async open(): Promise<void> {
    this.connection.start();
    await settled();
    this.line.onopen?.();
    this.line.hears({ type: "welcome" });
  }
}

/** Lets promises run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

Deno.test("says hello first, then what was waiting", async () => {
  const around = new Around();
  const id = around.connection.say({ type: "rematch" });
  around.connection.start();
  await settled();
  equal(around.line.said, []);
  around.line.onopen?.();
  equal(around.line.said.map((said) => said.type), ["hello"]);
  around.line.hears({ type: "welcome" });
  equal(around.line.said.at(-1), { type: "rematch", id });
  equal(around.states, ["connecting", "open"]);
});

Deno.test("comes back by itself, with what it knows, and says the unanswered again with the same id", async () => {
  const around = new Around();
  await around.open();
  const answered = around.connection.say({ type: "stand" });
  const open = around.connection.say({ type: "rematch" });
  around.line.hears({ type: "done", id: answered });
  around.known = { game: "g", seq: 7 };
  around.line.onclose?.({ code: 1006 });
  equal(around.states.at(-1), "lost");
  around.wait();
  await settled();
  equal(around.lines.length, 2);
  around.line.onopen?.();
  equal([around.line.said[0]?.game, around.line.said[0]?.seq], ["g", 7]);
  around.line.hears({ type: "welcome" });
  equal(around.line.said.slice(1), [{ type: "rematch", id: open }]);
});

Deno.test("waits longer each time, up to 15 seconds", async () => {
  const around = new Around();
  await around.open();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    around.line.onclose?.({ code: 1006 });
    waits.push(around.wait());
    await settled();
  }
  equal(waits, [...waits].sort((a, b) => a - b));
  equal(waits[0] as number < 1000, true);
  equal(waits.at(-1), 15_000 * 0.85);
});

Deno.test("connects at once when asked to, in the middle of a wait", async () => {
  const around = new Around();
  await around.open();
  around.line.onclose?.({ code: 1006 });
  around.connection.start();
  await settled();
  equal(around.lines.length, 2);
});

Deno.test("comes in once, however often it is asked to connect meanwhile", async () => {
  const around = new Around();
  around.connection.start();
  around.connection.start();
  await settled();
  around.connection.start();
  await settled();
  equal([around.turnedAway.length, around.lines.length], [1, 1]);
});

Deno.test("notices a line that has gone dead", async () => {
  const around = new Around();
  await around.open();
  around.wait();
  equal(around.line.said.at(-1)?.type, "ping");
  const dead = around.line;
  around.wait();
  equal([dead.closed, around.states.at(-1)], [true, "lost"]);
});

Deno.test("asks for a token only when the server did not know it", async () => {
  const around = new Around();
  around.connection.start();
  await settled();
  around.line.onopen?.();
  const id = around.line.said[0]?.id ?? "";
  around.line.hears({ type: "refused", id, code: "UNKNOWN_PLAYER", title: "", detail: "" });
  around.line.onclose?.({ code: 1008 });
  around.wait();
  await settled();
  equal(around.turnedAway, [false, true]);
});

Deno.test("keeps its identity when it was closed for another reason", async () => {
  const around = new Around();
  await around.open();
  around.line.onclose?.({ code: 1008 });
  around.wait();
  await settled();
  equal(around.turnedAway, [false, false]);
});

Deno.test("stops for good where there is no such group", async () => {
  const around = new Around();
  around.admissions.push("unknown group");
  around.connection.start();
  await settled();
  equal([around.lines.length, around.states.at(-1)], [0, "unknown group"]);
});

Deno.test("tries again later when the server is busy", async () => {
  const around = new Around();
  around.admissions.push("later");
  around.connection.start();
  await settled();
  around.wait();
  await settled();
  equal(around.lines.length, 1);
});

Deno.test("asks again for everything when something is missing", async () => {
  const around = new Around();
  await around.open();
  around.fits = false;
  const torn = around.line;
  around.line.hears({ type: "events" });
  equal([torn.closed, around.states.at(-1)], [true, "lost"]);
});

Deno.test("gives up a line that does not answer what was said, and says it again on the next one", async () => {
  const around = new Around();
  await around.open();
  const id = around.connection.say({ type: "rematch" });
  const dead = around.line;
  equal(around.wait(), 4000);
  equal([dead.closed, around.states.at(-1)], [true, "lost"]);
  around.wait();
  await settled();
  around.line.onopen?.();
  around.line.hears({ type: "welcome" });
  equal(around.line.said.at(-1), { type: "rematch", id });
});

Deno.test("waits for no answer once it has come", async () => {
  const around = new Around();
  await around.open();
  const id = around.connection.say({ type: "stand" });
  around.line.hears({ type: "done", id });
  equal(around.wait(), 25_000);
  equal(around.states.at(-1), "open");
});

Deno.test("gives up its line when the device goes offline", async () => {
  const around = new Around();
  await around.open();
  around.connection.offline();
  equal([around.line.closed, around.states.at(-1)], [true, "lost"]);
  around.connection.offline();
  equal(around.states, ["connecting", "open", "lost"]);
});

Deno.test("gives up a line on which no one says welcome", async () => {
  const around = new Around();
  around.connection.start();
  await settled();
  around.line.onopen?.();
  equal(around.wait(), 12_000);
  equal([around.line.closed, around.states.at(-1)], [true, "lost"]);
});

Deno.test("tries another line when asked to, if no one has said welcome on this one", async () => {
  const around = new Around();
  await around.open();
  around.connection.retry();
  equal(around.lines.length, 1);
  around.line.onclose?.({ code: 1006 });
  around.wait();
  await settled();
  around.connection.retry();
  await settled();
  equal([around.lines.length, around.lines[1]?.closed], [3, true]);
});

Deno.test("does not come back when it was taken out of the group, or has gone on elsewhere", async () => {
  for (const type of ["removed", "elsewhere"] as const) {
    const around = new Around();
    await around.open();
    around.line.hears({ type });
    around.connection.start();
    await settled();
    equal([around.lines.length, around.line.closed, around.states.at(-1)], [1, true, type]);
  }
});

Deno.test("is told by a refused hello that it was taken out of the group", async () => {
  const around = new Around();
  around.connection.start();
  await settled();
  around.line.onopen?.();
  around.line.hears({ type: "refused", id: around.line.said[0]?.id ?? "", code: "REMOVED" });
  equal(around.states.at(-1), "removed");
});

Deno.test("asks on the same line what happened while the device slept, and gives it up if no one answers", async () => {
  const around = new Around();
  await around.open();
  around.known = { game: "g", seq: 3 };
  around.connection.catchUp();
  equal([around.line.said.at(-1)?.type, around.line.said.at(-1)?.seq, around.lines.length], ["hello", 3, 1]);
  around.wait();
  equal(around.states.at(-1), "lost");
});
