import { indexOf, squareNames } from "../../../../../browser/src/main/web/squares.ts";

export { indexOf, squareNames };

/** Where a key leads from a square; null for keys that move nothing. At an edge the focus stays. */
export function step(square: string, key: string, ctrl = false): string | null {
  const index = indexOf(square);
  const column = index & 7;
  const row = index >> 3;
  const to = target(key, ctrl, column, row);
  return to === null ? null : squareNames[to[1] * 8 + to[0]] ?? null;
}

function target(key: string, ctrl: boolean, column: number, row: number): readonly [number, number] | null {
  switch (key) {
    case "ArrowLeft":
      return [Math.max(0, column - 1), row];
    case "ArrowRight":
      return [Math.min(7, column + 1), row];
    case "ArrowUp":
      return [column, Math.max(0, row - 1)];
    case "ArrowDown":
      return [column, Math.min(7, row + 1)];
    case "Home":
      return ctrl ? [0, 0] : [0, row];
    case "End":
      return ctrl ? [7, 7] : [7, row];
    case "PageUp":
      return [column, 0];
    case "PageDown":
      return [column, 7];
    default:
      return null;
  }
}
