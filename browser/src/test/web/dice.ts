/** The random numbers of the testkit's `Dice`, the same in every language. */
export class Dice {
    #x: bigint;

    constructor(seed: number) {
        this.#x = BigInt.asUintN(64, BigInt(seed + 1) * 0x9e3779b97f4a7c15n);
    }

    /** The next whole number from 0 to `n` - 1. */
    below(n: number): number {
        this.#x ^= BigInt.asUintN(64, this.#x << 13n);
        this.#x ^= this.#x >> 7n;
        this.#x ^= BigInt.asUintN(64, this.#x << 17n);
        return Number((this.#x >> 33n) % BigInt(n));
    }
}
