import { equal } from "./equal.ts";
import { isolated, keepLineEnds, t, useMessages } from "../../main/web/messages.ts";

function throws(act: () => unknown, part: string): void {
  try {
    act();
  } catch (error) {
    if (!String(error).includes(part)) throw new Error(`(${error}) does not say (${part})`);
    return;
  }
  throw new Error(`nothing was thrown, though (${part}) was expected`);
}

const separators = { "number.group": ",", "number.decimal": ".", "number.minus": "-" };

Deno.test("puts a name in", () => {
  useMessages({ ...separators, waiting: "Waiting for {name}" }, "en");
  equal(t("waiting", { name: "{count}" }), "Waiting for {count}");
});

Deno.test("chooses the exact number before the category", () => {
  const text = "{count, plural, =0 {No discs flipped} one {# disc flipped} other {# discs flipped}}";
  useMessages({ ...separators, flipped: text }, "en");
  equal(t("flipped", { count: 0 }), "No discs flipped");
  equal(t("flipped", { count: 1 }), "1 disc flipped");
  equal(t("flipped", { count: 1200 }), "1,200 discs flipped");
});

Deno.test("uses other where Filipino would call a number one", () => {
  useMessages({ ...separators, flipped: "{count, plural, =1 {Isang piyesa} other {# piyesa}}" }, "fil");
  equal(t("flipped", { count: 1 }), "Isang piyesa");
  equal(t("flipped", { count: 2 }), "2 piyesa");
  equal(t("flipped", { count: 4 }), "4 piyesa");
});

Deno.test("selects by word, with a plural inside", () => {
  const text = "{color, select, black {Black} white {White} other {No one}}: {n, plural, one {# disc} other {# discs}}";
  useMessages({ ...separators, color: text }, "en");
  equal(t("color", { color: "black", n: 1 }), "Black: 1 disc");
  equal(t("color", { color: "green", n: 2 }), "No one: 2 discs");
});

Deno.test("writes numbers with the separators of the language", () => {
  useMessages({ "number.group": "\u00a0", "number.decimal": ",", "number.minus": "−", n: "{n, number}" }, "lt");
  equal(t("n", { n: -1234567.5 }), "−1\u00a0234\u00a0567,5");
});

Deno.test("keeps to a number's skeleton", () => {
  useMessages({ ...separators, rating: "{n, number, ::precision-integer group-off}" }, "en");
  equal(t("rating", { n: 1519.5 }), "1520");
  equal(t("rating", { n: 2.5 }), "2");
});

Deno.test("says which text or argument is missing", () => {
  useMessages({ ...separators, waiting: "Waiting for {name}" }, "en");
  throws(() => t("nothing"), "(nothing)");
  throws(() => t("waiting"), "(name)");
});

Deno.test("refuses a text outside its subset", () => {
  useMessages({ ...separators, when: "{d, date, long}", open: "{n, plural, other {#}" }, "en");
  throws(() => t("when", { d: 1 }), "number, plural or select");
  throws(() => t("open", { n: 1 }), "wants {");
});

Deno.test("keeps scores, Maltese hyphens and the Thai name in one line", () => {
  equal(keepLineEnds("40–24"), "40–\u206024");
  equal(keepLineEnds("l-Iswed, 11-il diska, il-bord"), "l-\u2060Iswed, 11-\u2060il diska, il-bord");
  equal(keepLineEnds("x-xogħol, Ċ-Ċina, ta’ d-diska, well-known, x-1"), "x-\u2060xogħol, Ċ-\u2060Ċina, ta’ d-\u2060diska, well-known, x-1");
  equal(keepLineEnds("รีเวอร์ซี"), "รี\u2060เวอร์\u2060ซี");
  equal(keepLineEnds("a – b, well-known"), "a\u00a0– b, well-known");
  equal(keepLineEnds("เพราะเรตติ้ง แป้นพิมพ์"), "เพ\u2060ราะเรต\u2060ติ้ง แป้น\u2060พิมพ์");
  equal(keepLineEnds("เกมถัดไป"), "เกมถัด\u2060ไป");
  equal(keepLineEnds("หมาก 13 ตัว, 40 ต่อ 24"), "หมาก 13\u00a0ตัว, 40\u00a0ต่อ\u00a024");
});

Deno.test("isolates only names that could turn the sentence", () => {
  equal(isolated("Rūta"), "Rūta");
  equal(isolated("佐藤"), "佐藤");
  equal(isolated("דנה"), "\u2068דנה\u2069");
  equal(isolated("a\u202eb"), "\u2068a\u202eb\u2069");
});
