import { groupCode, shownCode } from "../../main/web/home/code.ts";
import { equal } from "./equal.ts";

Deno.test("a group's code is read however it is typed", () => {
  for (const typed of ["abcd2345", " ABCD 2345 ", "abcd-2345", "ab‐cd–23 45", "ＡＢＣＤ２３４５", "ABCD๒๓๔๕", "abcd٢٣٤٥", "ab\u200bcd2345"]) {
    equal(groupCode(typed), "abcd2345");
  }
});

Deno.test("a link that is pasted has the code in it", () => {
  equal(groupCode("https://play.example/g/abcd2345"), "abcd2345");
  equal(groupCode("play.example/g/ABCD2345?x=1#y"), "abcd2345");
});

Deno.test("nothing typed is no code", () => {
  equal(groupCode(" - "), "");
  equal(groupCode("https://play.example/g/"), "");
});

Deno.test("a code is shown in capitals, and cut where it is none", () => {
  equal(shownCode("abcd2345"), "ABCD2345");
  equal(shownCode("abcdefghijklmnop"), "ABCDEFGHIJKL…");
});
