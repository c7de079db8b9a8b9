/** A generator of pseudo-random numbers: the same seed gives the same numbers. */
export type SeededNumbers = {
  /** Returns a number from 0 up to but not including 1. */
  next(): number;
  integer(maxExclusive: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Fills the array with random bytes. */
  fill(bytes: Uint8Array): void;
};

/** Creates a generator (sfc32), which is fast and has a state of 128 bits. */
export function seededNumbers(seed: number): SeededNumbers {
  let [a, b, c, count] = [seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 0x9e3779b9, 1];
  const next32 = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Similar seeds give similar first numbers, so the first numbers are discarded.
  for (let round = 0; round < 16; round++) next32();
  const next = () => next32() / 2 ** 32;
  const integer = (maxExclusive: number) => Math.floor(next() * maxExclusive);
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (values) => values[integer(values.length)]!,
    fill(bytes) {
      for (let index = 0; index < bytes.length; index++) bytes[index] = next32() & 255;
    },
  };
}
