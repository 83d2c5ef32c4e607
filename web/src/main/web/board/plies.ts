/** The ply that a key leads to; null for keys that mean nothing here. */
export function plyOf(key: string, ply: number, last: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, ply - 1);
    case "ArrowRight":
      return Math.min(last, ply + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
