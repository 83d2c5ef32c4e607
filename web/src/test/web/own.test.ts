import { equal } from "./equal.ts";
import { clean, codeIn, groups } from "../../main/web/own/claim.ts";
import { charactersOf } from "../../main/web/own/name-length.ts";
import { FIRST_PREFERENCES, readPreferences } from "../../main/web/own/preferences.ts";
import { qr, qrPath } from "../../main/web/own/qr.ts";
import { KNOCKS, ofMove } from "../../main/web/own/sound.ts";

Deno.test("keeps what was chosen, and goes without what makes no sense", () => {
  equal(readPreferences(null), FIRST_PREFERENCES);
  equal(readPreferences('{"sound":false,"volume":9,"confirm":true}'), { ...FIRST_PREFERENCES, sound: false, volume: 9, confirm: true });
  equal(readPreferences('{"sound":"loud","volume":11,"other":1}'), FIRST_PREFERENCES);
  equal([readPreferences("not JSON"), readPreferences("null")], [FIRST_PREFERENCES, FIRST_PREFERENCES]);
});

Deno.test("a move is heard as a disc, and as one tick for each ring that turns, six at most", () => {
  equal(ofMove([]).map((knock) => knock.like), ["wood"]);
  equal(ofMove([1, 1, 2]).map((knock) => knock.like), ["wood", "tick", "tick"]);
  equal(ofMove([7, 6, 5, 4, 3, 2, 1]).length, 7);
  const times = ofMove([3, 1, 2]).map((knock) => knock.at);
  equal(times, [...times].sort((a, b) => a - b));
});

Deno.test("sounds are short, and none is louder than a disc set down", () => {
  for (const knocks of Object.values(KNOCKS)) {
    equal(knocks.every((knock) => knock.at < 0.6 && knock.gain <= 1), true);
  }
});

Deno.test("counts the characters of a name as a reader does", () => {
  equal(["", "  ", " Mia ", "Zoe\u0308", "𝐀𝐀", "👍🏽", "กี้", "น้องกุ้งกี้ที่รู้ซึ้ง"].map(charactersOf), [0, 0, 3, 3, 2, 1, 1, 10]);
});

Deno.test("finds the code in a link, and in what was typed", () => {
  equal([codeIn("#claim=abcd-efgh"), codeIn("#board"), codeIn("")], ["abcdefgh", null, null]);
  equal(clean(" ａbcd efgh\n"), "abcdefgh");
});

Deno.test("takes a code that cannot be decoded as it stands: it is one that no one knows", () => {
  equal([codeIn("#claim=%"), codeIn("#claim=%E0%A4"), codeIn("#claim=")], ["%", "%E0%A4", ""]);
});

Deno.test("shows a code in groups of four, and leaves no letter alone", () => {
  equal(groups("wzwf8d9q2h5rjjjqf"), "wzwf 8d9q 2h5r jjjqf");
  equal([groups("abcdefgh"), groups("abcdefghij"), groups("abc")], ["abcd efgh", "abcd efgh ij", "abc"]);
});

/** As drawn by an encoder of other hands for the same text, correction M, one hex number a row. */
const KNOWN =
  "1fcb7f 105641 175a5d 17565d 17495d 104641 1fd57f 1800 1056ce 1303b9 5cd60 ab3ea 1a7bff 1905 1fce9e 104447 174e9c 174be8 174bbb 1047e8 1fd526";

Deno.test("draws the same code as others do", () => {
  const rows = qr("a").map((row) => parseInt(row.map((dark) => (dark ? 1 : 0)).join(""), 2).toString(16));
  equal(rows.join(" "), KNOWN);
});

Deno.test("grows with its text, and has every module in the picture", () => {
  equal([qr("a".repeat(14)).length, qr("a".repeat(15)).length, qr("a".repeat(180)).length], [21, 25, 53]);
  const modules = qr("https://reversi.example/#claim=abcdefghjkmnpqrs");
  equal(qrPath(modules).split("M").length - 1, modules.flat().filter(Boolean).length);
});
