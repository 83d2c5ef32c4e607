import { equal } from "./equal.ts";
import { seenBy } from "./tables.ts";
import { clockText, face, lowMark, ServerTime } from "../../main/web/live/clocks.ts";

/** A steady clock that a test moves. */
function time(): { time: ServerTime; pass(ms: number): void } {
  let now = 5_000;
  return { time: new ServerTime(() => now), pass: (ms) => (now += ms) };
}

Deno.test("counts down for the side whose time runs, and for no one else", () => {
  const { time: server, pass } = time();
  server.takeClocks({ black: 60_000, white: 50_000, turn: null, running: "black" });
  pass(1500);
  equal([server.game("black"), server.game("white")], [58_500, 50_000]);
  pass(100_000);
  equal(server.game("black"), 0);
});

Deno.test("goes by what the server said last", () => {
  const { time: server, pass } = time();
  server.takeClocks({ black: null, white: null, turn: 30_000, running: "white" });
  pass(4000);
  server.takeClocks({ black: null, white: null, turn: 27_000, running: "white" });
  equal([server.turn("white"), server.turn("black")], [27_000, null]);
});

Deno.test("gains nothing by being told the same again", () => {
  const { time: server, pass } = time();
  const clocks = { black: 60_000, white: 60_000, turn: null, running: "black" } as const;
  server.takeClocks(clocks);
  pass(10_000);
  server.takeClocks(clocks);
  equal(server.game("black"), 50_000);
});

Deno.test("stands still while nothing is timed", () => {
  const { time: server, pass } = time();
  server.takeClocks({ black: 60_000, white: 60_000, turn: null, running: null });
  pass(10_000);
  equal([server.game("black"), server.runs], [60_000, false]);
});

Deno.test("shows what is over sooner, the turn or the game", () => {
  const { time: server, pass } = time();
  server.takeClocks({ black: 40_000, white: 40_000, turn: 30_000, running: "black" });
  equal(server.sooner("black"), { ms: 30_000, of: "turn" });
  server.takeClocks({ black: 12_000, white: 40_000, turn: 30_000, running: "black" });
  pass(2000);
  equal(server.sooner("black"), { ms: 10_000, of: "game" });
  equal(server.sooner("white"), { ms: 40_000, of: "game" });
});

Deno.test("counts down the time to return", () => {
  const { time: server, pass } = time();
  server.takeAway([{ id: "p2", left: 52_000, onPurpose: false, waiting: false }]);
  pass(2000);
  equal([server.toReturn("p2"), server.toReturn("p1"), server.runs], [50_000, null, true]);
});

Deno.test("a clock reads zero only when nothing is left", () => {
  equal([clockText(60_000), clockText(59_001), clockText(1), clockText(0)], ["1:00", "1:00", "0:01", "0:00"]);
  seenBy("p1");
  equal(face(19_500, true), { text: "0:20", label: "0 min 20 seconds left", low: true });
  equal([face(19_500, false).low, face(20_001, true).low], [false, false]);
});

Deno.test("twenty and ten seconds are told", () => {
  equal([lowMark(20_001), lowMark(20_000), lowMark(10_001), lowMark(10_000)], [null, 20, 20, 10]);
});
