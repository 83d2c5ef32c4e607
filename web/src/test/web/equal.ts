/** Throws unless the two values are the same in form and content. */
export function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) {
    throw new Error(`Expected (${b}), got (${a}).`);
  }
}
