/**
 * The page's texts by key, in the reader's language.
 *
 * Texts are ICU MessageFormat, of which exactly this subset is known: `{name}`, `{n, number}` with the skeletons
 * `::precision-integer` and `::group-off`, `plural` with `=n` and categories, `select`, and `#` inside a plural.
 * Numbers are written with the separators that stand in the texts. The server formats the same texts with ICU4J;
 * a test there compares the two.
 */

export type Args = Readonly<Record<string, string | number>>;
export type Texts = Readonly<Record<string, string>>;

type Part =
  | { kind: "text"; text: string }
  | { kind: "count" }
  | { kind: "value"; name: string }
  | { kind: "number"; name: string; style: string }
  | { kind: "plural"; name: string; exact: Map<number, Part[]>; forms: Map<string, Part[]> }
  | { kind: "select"; name: string; forms: Map<string, Part[]> };

let texts: Texts | undefined;
let rules: Intl.PluralRules | undefined;
const parsed = new Map<string, Part[]>();

/** Takes over the texts of a language. Pages need not call it: they carry their texts, which are read on first use. */
export function useMessages(all: Texts, lang: string): void {
  texts = all;
  rules = new Intl.PluralRules(lang);
  parsed.clear();
}

/** What is said in place of a text to who plays with a finger: nothing is clicked there. */
const FOR_FINGERS: Readonly<Record<string, string>> = {
  "turn.click": "turn.tap",
  "home.lead.black.start": "home.lead.black.tap",
  "home.lead.white.start": "home.lead.white.tap",
  "lesson.first.task": "lesson.first.tap",
  "lesson.skip.then": "lesson.skip.tap",
};

/** Asked once: the first thing one points with stays the same while a page is open. */
let byFinger: boolean | undefined;

function saidByHand(key: string): string {
  const finger = FOR_FINGERS[key];
  if (finger === undefined) return key;
  byFinger ??= globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
  return byFinger ? finger : key;
}

/** The text of `key`, with its arguments put in, as it is shown. */
export function t(wanted: string, args: Args = {}): string {
  const all = texts ?? fromPage();
  const key = saidByHand(wanted);
  const text = all[key];
  if (text === undefined) throw new Error(`There is no text (${key}).`);
  let parts = parsed.get(key);
  if (!parts) {
    parts = new Parser(text).message();
    parsed.set(key, parts);
  }
  return keepLineEnds(format(parts, args, 0));
}

function fromPage(): Texts {
  const block = document.getElementById("messages");
  useMessages(JSON.parse(block?.textContent ?? "{}") as Texts, document.documentElement.lang);
  return texts as Texts;
}

/**
 * A name inside a sentence: one that runs from right to left, or carries marks of direction, is isolated, so that
 * it cannot turn the words round it.
 */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u202a-\u202e\u2066-\u2068]/u.test(name)
    ? `\u2068${name}\u2069`
    : name;
}

/** What stands between two sentences: nothing in a language that is written without spaces, such as Japanese. */
export function gap(): string {
  return globalThis.document?.documentElement.dataset["joins"] === "true" ? "" : " ";
}

/** Sentences, one after the other; empty ones are left out. */
export function sentences(...all: readonly string[]): string {
  return all.filter((sentence) => sentence !== "").join(gap());
}

/**
 * Keeps a line from ending inside `40–24`, `l-Iswed`, `11-il`, before a dash between spaces, inside Thai words that are taken
 * for two, and between a Thai number and what it counts.
 */
export function keepLineEnds(text: string): string {
  return text
    .replace(/ (?=– )/g, "\u00a0")
    .replace(/(?<=\p{Nd}[–-])(?=\p{Nd})/gu, "\u2060")
    .replace(/(?<=(?<![\p{L}\p{Nd}_])[lċdnrstxzżLĊDNRSTXZŻ]-)(?=\p{L})|(?<=\p{Nd}-)(?=il(?![\p{L}\p{Nd}_]))/gu, "\u2060")
    .replace(/(?<=รี)(?=เวอร์)|(?<=เวอร์)(?=ซี)|(?<=เพ)(?=ราะ)|(?<=เรต)(?=ติ้ง)|(?<=แป้น)(?=พิมพ์)|(?<=ถัด)(?=ไป)/gu, "\u2060")
    .replace(/(?<=\p{Nd}) (?=(?:ตัว|ตา|ช่อง|คน|นาที|วินาที|ชั่วโมง|วัน|ครั้ง|แนว|แถว|ทิศ|เกม|ภาษา|ระดับ|แบบ|หน้า)|ต่อ \p{Nd})|(?<=\p{Nd} ต่อ) (?=\p{Nd})/gu, "\u00a0");
}

function format(parts: Part[], args: Args, count: number): string {
  return parts.map((part) => one(part, args, count)).join("");
}

function one(part: Part, args: Args, count: number): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "count":
      return number(count, "");
    case "value": {
      const value = argument(args, part.name);
      return typeof value === "number" ? number(value, "") : value;
    }
    case "number":
      return number(Number(argument(args, part.name)), part.style);
    case "plural": {
      const n = Number(argument(args, part.name));
      const form = part.exact.get(n) ?? part.forms.get((rules as Intl.PluralRules).select(n)) ?? part.forms.get("other");
      return format(form ?? [], args, n);
    }
    case "select":
      return format(part.forms.get(String(argument(args, part.name))) ?? part.forms.get("other") ?? [], args, count);
  }
}

function argument(args: Args, name: string): string | number {
  const value = args[name];
  if (value === undefined) throw new Error(`The argument (${name}) is missing.`);
  return value;
}

/** A number with the language's separators: at most three decimals, groups of three. */
function number(value: number, style: string): string {
  const all = texts as Texts;
  const whole = style.includes("precision-integer");
  const rounded = whole ? halfEven(value) : halfEven(value * 1000) / 1000;
  const [integer = "0", decimals] = String(Math.abs(rounded)).split(".");
  const grouped = style.includes("group-off") ? integer : integer.replace(/\B(?=(\d{3})+$)/g, all["number.group"] ?? ",");
  const sign = rounded < 0 ? all["number.minus"] ?? "-" : "";
  return sign + grouped + (decimals ? (all["number.decimal"] ?? ".") + decimals : "");
}

/** Rounds to a whole number, a half to the even one, as ICU does. */
function halfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Reads a text of the subset from left to right. */
class Parser {
  private at = 0;

  constructor(private readonly source: string) {}

  message(): Part[] {
    const parts = this.parts(false);
    if (this.at < this.source.length) throw this.broken("an opening brace");
    return parts;
  }

  private parts(inPlural: boolean): Part[] {
    const parts: Part[] = [];
    while (this.at < this.source.length && this.source[this.at] !== "}") {
      const next = this.source[this.at];
      if (next === "{") {
        parts.push(this.placeholder(inPlural));
      } else if (next === "#" && inPlural) {
        this.at++;
        parts.push({ kind: "count" });
      } else {
        parts.push({ kind: "text", text: this.until(inPlural ? /[{}#]/g : /[{}]/g) });
      }
    }
    return parts;
  }

  private placeholder(inPlural: boolean): Part {
    this.at++;
    const name = this.until(/[,}]/g).trim();
    if (this.take("}")) return { kind: "value", name };
    this.expect(",");
    const kind = this.until(/[,}]/g).trim();
    switch (kind) {
      case "number": {
        const style = this.take(",") ? this.until(/}/g).trim() : "";
        this.expect("}");
        return { kind, name, style };
      }
      case "plural":
      case "select":
        this.expect(",");
        return this.choice(kind, name, inPlural);
      default:
        throw this.broken("number, plural or select");
    }
  }

  private choice(kind: "plural" | "select", name: string, inPlural: boolean): Part {
    const exact = new Map<number, Part[]>();
    const forms = new Map<string, Part[]>();
    for (;;) {
      const label = this.until(/[{}]/g).trim();
      if (this.take("}")) break;
      this.expect("{");
      const form = this.parts(inPlural || kind === "plural");
      this.expect("}");
      if (kind === "plural" && label.startsWith("=")) exact.set(Number(label.slice(1)), form);
      else forms.set(label, form);
    }
    return kind === "plural" ? { kind, name, exact, forms } : { kind, name, forms };
  }

  private until(stop: RegExp): string {
    stop.lastIndex = this.at;
    const end = stop.exec(this.source)?.index ?? this.source.length;
    const text = this.source.slice(this.at, end);
    this.at = end;
    return text;
  }

  private take(symbol: string): boolean {
    const there = this.source[this.at] === symbol;
    if (there) this.at++;
    return there;
  }

  private expect(symbol: string): void {
    if (!this.take(symbol)) throw this.broken(symbol);
  }

  private broken(wanted: string): Error {
    return new Error(`A text wants ${wanted} at ${this.at}: (${this.source}).`);
  }
}
