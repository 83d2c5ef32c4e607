import { indexOf, squareNames } from "../board/squares.ts";

/** The squares from one to the edge in one direction, the nearest first. */
function ray(square: string, right: number, down: number): string[] {
  const index = indexOf(square);
  const squares: string[] = [];
  let column = (index & 7) + right;
  let row = (index >> 3) + down;
  while (column >= 0 && column < 8 && row >= 0 && row < 8) {
    squares.push(squareNames[row * 8 + column] as string);
    column += right;
    row += down;
  }
  return squares;
}

/** The rays of a square in all eight directions; some are empty at the edge. */
export function rays(square: string): string[][] {
  const directions = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const));
  return directions.filter(([right, down]) => right !== 0 || down !== 0).map(([right, down]) => ray(square, right, down));
}

/** What a move closes: for each line that it flips, the disc at its other end. */
export function farEnds(square: string, flips: readonly string[]): string[] {
  return rays(square)
    .filter(([first]) => first !== undefined && flips.includes(first))
    .map((ray) => ray.find((on) => !flips.includes(on)) as string);
}
