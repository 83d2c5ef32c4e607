import { colorOf, readChoices } from "../../main/web/home/choices.ts";
import { equal } from "./equal.ts";

Deno.test("a wished colour is given, and chance decides where it is left to chance", () => {
  equal([colorOf("black", 0.9), colorOf("white", 0.1)], ["black", "white"]);
  equal([colorOf("chance", 0), colorOf("chance", 0.49), colorOf("chance", 0.5)], ["black", "black", "white"]);
});

Deno.test("kept choices are read again", () => {
  const kept = { mode: "two", level: 5, color: "chance" };
  equal(readChoices(kept), kept);
});

Deno.test("what is no choice any more is not taken over", () => {
  const good = { mode: "computer", level: 3, color: "black" };
  for (const bad of [undefined, null, 7, {}, { ...good, mode: "x" }, { ...good, color: "red" }]) {
    equal(readChoices(bad), null);
  }
  for (const level of [0, 9, 2.5, "3", undefined]) {
    equal(readChoices({ ...good, level }), null);
  }
});
