/**
 * QR codes for short texts: bytes, error correction M, versions 1 to 9 (up to 180 bytes), after ISO/IEC 18004. The group's
 * code is drawn by the server; this one holds a secret, which the server is never told again.
 */

/** Per version: codewords of error correction in a block, and the data codewords of each block. */
const BLOCKS: readonly { readonly check: number; readonly data: readonly number[] }[] = [
  { check: 10, data: [16] },
  { check: 16, data: [28] },
  { check: 26, data: [44] },
  { check: 18, data: [32, 32] },
  { check: 24, data: [43, 43] },
  { check: 16, data: [27, 27, 27, 27] },
  { check: 18, data: [31, 31, 31, 31] },
  { check: 22, data: [38, 38, 39, 39] },
  { check: 22, data: [36, 36, 36, 37, 37] },
];

/** Where the middles of the small squares stand, per version. */
const MIDDLES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules of a text, row by row. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(({ data }) => bytes.length + 2 <= sum(data));
  if (version === 0) {
    throw new Error(`The text is too long for a code (${bytes.length} bytes).`);
  }
  const stream = interleaved(bytes, BLOCKS[version - 1] as (typeof BLOCKS)[number]);
  const drawn = MASKS.map((_, mask) => new Grid(version).finish(stream, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** The same as a path of unit squares for an SVG. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

/** Data and error correction in the order in which they are drawn. */
function interleaved(bytes: Uint8Array, { check, data }: (typeof BLOCKS)[number]): number[] {
  // mode 0100, the length in eight bits, the bytes, 0000: so each byte is spread over two codewords
  const padded = [0x40 | (bytes.length >> 4)];
  const nibbles = [bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  for (let i = 0; i < nibbles.length; i += 2) {
    padded.push(((nibbles[i] as number) << 4) | (nibbles[i + 1] as number));
  }
  for (let filler = 0xec; padded.length < sum(data); filler ^= 0xec ^ 0x11) {
    padded.push(filler);
  }
  let at = 0;
  const blocks = data.map((length) => padded.slice(at, (at += length)));
  const checks = blocks.map((block) => remainder(block, check));
  return [...turns(blocks), ...turns(checks)];
}

function turns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block[i] ?? [])).flat();
}

/** The remainder of a block by the Reed–Solomon polynomial of that degree. */
function remainder(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((coefficient, j) => coefficient ^ times(divisor[j - 1] ?? 0, root));
  }
  const rest: number[] = new Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    rest.forEach((value, i) => (rest[i] = value ^ times(divisor[i + 1] as number, factor)));
  }
  return rest;
}

/** Multiplication in the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** A code being drawn: fixed patterns first, then the stream in zigzags of two columns. */
class Grid {
  private readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.patterns();
  }

  finish(stream: readonly number[], mask: number): boolean[][] {
    this.format(mask);
    const covers = MASKS[mask] as (x: number, y: number) => boolean;
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      right -= right === 6 ? 1 : 0;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (!this.fixed[y]?.[x]) {
            const set = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
            (this.dark[y] as boolean[])[x] = set !== covers(x, y);
            bit++;
          }
        }
      }
    }
    return this.dark;
  }

  private patterns(): void {
    const last = this.size - 7;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [[0, 0], [last, 0], [0, last]] as const) {
      this.ring(x + 3, y + 3, 4);
    }
    const middles = MIDDLES[this.version - 1] ?? [];
    for (const x of middles) {
      for (const y of middles) {
        const corner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
        if (!corner) {
          this.ring(x, y, 2);
        }
      }
    }
    this.format(0);
    if (this.version >= 7) {
      const bits = withRemainder(this.version, 12, 0x1f25);
      for (let i = 0; i < 18; i++) {
        const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
        this.set(a, b, ((bits >> i) & 1) === 1);
        this.set(b, a, ((bits >> i) & 1) === 1);
      }
    }
  }

  /** Squares one in another round a middle, with the light edge of the large ones. */
  private ring(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(x + dx, y + dy, reach === 4 ? distance !== 2 && distance !== 4 : distance !== 1);
      }
    }
  }

  /** Which mask and correction are used, twice. */
  private format(mask: number): void {
    // 00 stands for M
    const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 8; i++) {
      this.set(8, i < 6 ? i : i + 1, bit(i));
      this.set(this.size - 1 - i, 8, bit(i));
    }
    for (let i = 8; i < 15; i++) {
      this.set(i === 8 ? 7 : 14 - i, 8, bit(i));
      this.set(8, this.size - 15 + i, bit(i));
    }
    this.set(8, this.size - 8, true);
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) {
      (this.dark[y] as boolean[])[x] = dark;
      (this.fixed[y] as boolean[])[x] = true;
    }
  }
}

function withRemainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) {
    rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  }
  return (value << degree) | rest;
}

/** How hard a code would be to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  const lines = [...modules, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) {
      points += run.length - 2;
    }
    const edged = `0000${line}0000`;
    points += 40 * (edged.match(/(?=10111010000)|(?=00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const here = modules[y]?.[x];
      const same = modules[y - 1]?.[x] === here && modules[y]?.[x - 1] === here && modules[y - 1]?.[x - 1] === here;
      points += same ? 3 : 0;
    }
  }
  const all = modules.length ** 2;
  const dark = modules.flat().filter(Boolean).length;
  return points + 10 * Math.max(0, Math.ceil(Math.abs(dark * 20 - all * 10) / all) - 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
