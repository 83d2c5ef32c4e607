/** The one part of the page that a selector names; the page is wrong if it has none. */
export function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) {
    throw new Error(`The page has no (${selector}).`);
  }
  return found;
}
