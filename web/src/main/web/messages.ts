/** The page's texts by key, in the reader's language. */

export type Args = Readonly<Record<string, string | number>>;

let texts: Readonly<Record<string, string>> = {};

/** Takes over the texts of the page's language. */
export function useMessages(all: Readonly<Record<string, string>>): void {
  texts = all;
}

/** The text of `key`, with its arguments put in. */
export function t(key: string, args: Args = {}): string {
  return (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}
