/** How far a visitor has come: the step they are at, and the first that they have not done. */
export interface Progress {
  readonly at: number;
  readonly reached: number;
}

export const START: Progress = { at: 0, reached: 0 };

const KEY = "lesson";

/** What was kept on this device; the start if nothing was, or what makes no sense for `all` steps. */
export function readProgress(kept: string | null, all: number): Progress {
  try {
    const { at, reached } = (JSON.parse(kept ?? "null") ?? START) as Record<keyof Progress, unknown>;
    return isStep(at, all) && isStep(reached, all) && at <= reached ? { at, reached } : START;
  } catch {
    return START;
  }
}

function isStep(value: unknown, all: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < all;
}

export function loadProgress(all: number): Progress {
  try {
    return readProgress(localStorage.getItem(KEY), all);
  } catch {
    return START;
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // the lesson goes on; it is only not kept
  }
}
