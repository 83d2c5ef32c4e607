/** Squares by name and the masks of 64 bits that Java keeps them in: bit 0 is a1, bit 7 h1, bit 63 h8. */

/** `a1` to `h8`, in the order of their bits. */
export const squareNames: readonly string[] = Array.from({ length: 64 }, (_, index) => "abcdefgh"[index & 7]! + ((index >> 3) + 1));

const indexes = new Map(squareNames.map((name, index) => [name, index]));

/** 0 to 63. */
export function indexOf(square: string): number {
    const index = indexes.get(square);
    if (index === undefined) {
        throw new RangeError(`No such square (${square}). Squares are a1 to h8: a letter, then a number.`);
    }
    return index;
}

/** The squares of a mask, a1 first. */
export function squaresIn(mask: bigint): string[] {
    return [...halfSquares(low(mask), 0), ...halfSquares(high(mask), 32)];
}

function halfSquares(half: number, offset: number): string[] {
    const names = [];
    for (let rest = half; rest !== 0; rest &= rest - 1) {
        names.push(squareNames[offset + 31 - Math.clz32(rest & -rest)]!);
    }
    return names;
}

/** 64 characters, a1 first: `X` Black, `O` White, `-` empty. */
export function boardText(black: bigint, white: bigint): string {
    return halfText(low(black), low(white)) + halfText(high(black), high(white));
}

function halfText(black: number, white: number): string {
    let text = "";
    for (let bit = 0; bit < 32; bit++) {
        text += (black >>> bit) & 1 ? "X" : (white >>> bit) & 1 ? "O" : "-";
    }
    return text;
}

/** The masks of a board's 64 characters. */
export function masksOf(board: string): { black: bigint; white: bigint } {
    if (!/^[XO-]{64}$/.test(board)) {
        throw new RangeError(`A board is 64 characters X, O or -; this is (${board}).`);
    }
    return { black: mask(board, "X"), white: mask(board, "O") };
}

function mask(board: string, disc: string): bigint {
    let bits = "";
    for (let index = 63; index >= 0; index--) {
        bits += board[index] === disc ? "1" : "0";
    }
    return BigInt.asIntN(64, BigInt("0b" + bits));
}

function low(mask: bigint): number {
    return Number(BigInt.asIntN(32, mask));
}

function high(mask: bigint): number {
    return Number(mask >> 32n);
}
