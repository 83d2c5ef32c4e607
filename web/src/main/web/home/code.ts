/** A code longer than this is cut where it is spoken of: it is none. */
const LONGEST_SHOWN = 12;

/**
 * The group's code in what was typed, pasted or read out: in capitals, with blanks or hyphens, in the digits of any script,
 * or as the whole link. Nothing, if nothing was typed.
 */
export function groupCode(typed: string): string {
  const text = typed.normalize("NFKC").trim();
  const linked = /\/g\/([^/?#]*)/.exec(text)?.[1] ?? text;
  return linked.replace(/[\s\p{Pd}\p{Cf}]/gu, "").replace(/\p{Nd}/gu, digit).toLowerCase();
}

/** A code as it is shown and read out. */
export function shownCode(code: string): string {
  const letters = [...code.toUpperCase()];
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join("")}…` : letters.join("");
}

/** Every script has its ten digits in a row, beginning with zero. */
function digit(letter: string): string {
  const at = letter.codePointAt(0) as number;
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero--;
  }
  return String((at - zero) % 10);
}
