/** What a reader has chosen for this device. The group's settings are another thing: they are the host's, and everyone's. */
export interface Preferences {
  readonly sound: boolean;
  /** How loud, from 1 to 10. */
  readonly volume: number;
  /** A finger chooses a square first and sees what would flip; the second tap places the disc. */
  readonly confirm: boolean;
  /** Black discs carry a ring and white ones a cross. */
  readonly marked: boolean;
  /** Whether columns and rows have their names at the board. */
  readonly coordinates: boolean;
  /** Whether discs are seen to turn. */
  readonly animation: boolean;
  /** Whether what others say in the game is shown. */
  readonly reactions: boolean;
  /** Whether the system says when it is one's turn while the page is out of sight. */
  readonly notify: boolean;
}

export const FIRST_PREFERENCES: Preferences = {
  sound: true,
  volume: 5,
  confirm: false,
  marked: false,
  coordinates: true,
  animation: true,
  reactions: true,
  notify: false,
};

const KEY = "preferences";

/** What was kept, as far as it makes sense; the rest as it is before anyone has chosen. */
export function readPreferences(kept: string | null): Preferences {
  let found: Record<string, unknown>;
  try {
    found = (JSON.parse(kept ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return FIRST_PREFERENCES;
  }
  const sensible = Object.entries(FIRST_PREFERENCES).map(([name, first]) => {
    const value = found[name];
    return [name, typeof value === typeof first && fits(name, value) ? value : first];
  });
  return Object.fromEntries(sensible) as Preferences;
}

function fits(name: string, value: unknown): boolean {
  return name !== "volume" || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10);
}

/** The choices of this device, kept between visits and the same in all its tabs. */
class Kept {
  #current: Preferences = read();
  readonly #told = new Set<(now: Preferences) => void>();

  constructor() {
    // another tab has changed something
    globalThis.addEventListener?.("storage", (event) => {
      if ((event as StorageEvent).key === KEY) {
        this.#set(read());
      }
    });
  }

  get current(): Preferences {
    return this.#current;
  }

  change(choice: Partial<Preferences>): void {
    const next = { ...this.#current, ...choice };
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // it holds for this page
    }
    this.#set(next);
  }

  /** Says now and on every change what is chosen. */
  follow(tell: (now: Preferences) => void): void {
    this.#told.add(tell);
    tell(this.#current);
  }

  #set(next: Preferences): void {
    this.#current = next;
    this.#told.forEach((tell) => tell(next));
  }
}

function read(): Preferences {
  try {
    return readPreferences(localStorage.getItem(KEY));
  } catch {
    return FIRST_PREFERENCES;
  }
}

export const preferences = new Kept();
