/** The most characters that a name may have; the server counts them in the same way. */
export const LONGEST_NAME = 20;

/** How many characters a reader sees in a name: a letter with its marks is one, such as `ที่` or `ė̃`. */
export function charactersOf(name: string): number {
  const text = name.normalize("NFC").trim();
  // a browser without it counts what is no mark, which is nearly the same
  return "Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text.replace(/\p{M}/gu, "")].length;
}
