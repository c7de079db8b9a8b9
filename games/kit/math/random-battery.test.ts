import { expect, test } from "vitest";
import { type FairSeeds, fairStream } from "./fair-stream.ts";
import { chiSquareAsZ, chiSquareZ, twoSidedChance } from "./testing/statistics.ts";

const WORDS = 64_000;
const seeds: FairSeeds[] = [
  { serverSeed: "0".repeat(64), clientSeed: "", nonce: 0 },
  { serverSeed: "first light over the harbour", clientSeed: "lucky", nonce: 1 },
  { serverSeed: "5f".repeat(32), clientSeed: "lucky", nonce: 1_000_000 },
];

const draw = (seed: FairSeeds, bound: number): Uint32Array => {
  const stream = fairStream(seed);
  return Uint32Array.from({ length: WORDS }, () => stream.below(bound));
};

/**
 * Each test returns a standard normal value. A value far from zero in either direction is suspicious: results
 * can be too even as well as too uneven.
 */
const battery: Record<string, (seed: FairSeeds) => number> = {
  "chi-square of bytes"(seed) {
    const counts = new Uint32Array(256);
    for (const byte of draw(seed, 256)) counts[byte]!++;
    return chiSquareZ(counts, () => WORDS / 256);
  },

  "every bit of a word is set half the time"(seed) {
    const set = new Uint32Array(32);
    for (const word of draw(seed, 2 ** 32))
      for (let bit = 0; bit < 32; bit++) set[bit]! += (word >>> bit) & 1;
    let sum = 0;
    for (const count of set) sum += (count - WORDS / 2) ** 2 / (WORDS / 4);
    return chiSquareAsZ(sum, 32);
  },

  /**
   * Counts how often the sequence crosses its median: too rarely means drift, too often means oscillation.
   */
  runs(seed) {
    const high = draw(seed, 2 ** 32).map((word) => (word >= 2 ** 31 ? 1 : 0));
    const above = high.reduce((sum, one) => sum + one, 0);
    const below = WORDS - above;
    let runs = 1;
    for (let i = 1; i < WORDS; i++) if (high[i] !== high[i - 1]) runs++;
    const mean = (2 * above * below) / WORDS + 1;
    return (runs - mean) / Math.sqrt(((mean - 1) * (mean - 2)) / (WORDS - 1));
  },

  /** Tests pairs that do not overlap: a value must not depend on the one before. */
  serial(seed) {
    const values = draw(seed, 32);
    const counts = new Uint32Array(32 * 32);
    for (let i = 0; i + 1 < WORDS; i += 2) counts[values[i]! * 32 + values[i + 1]!]!++;
    return chiSquareZ(counts, () => WORDS / 2 / 1024);
  },

  /**
   * Compares overlapping triples with overlapping pairs (Good's difference), which follows a chi-squared
   * distribution.
   */
  "overlapping triples"(seed) {
    const base = 8;
    const values = draw(seed, base);
    const scattered = (length: number): number => {
      const cells = base ** length;
      const counts = new Uint32Array(cells);
      for (let i = 0; i < WORDS; i++) {
        let cell = 0;
        for (let step = 0; step < length; step++) cell = cell * base + values[(i + step) % WORDS]!;
        counts[cell]!++;
      }
      let sum = 0;
      for (const count of counts) sum += (count - WORDS / cells) ** 2 / (WORDS / cells);
      return sum;
    };
    return chiSquareAsZ(scattered(3) - scattered(2), base ** 3 - base ** 2);
  },

  "neighbours are not alike"(seed) {
    const values = draw(seed, 2 ** 32);
    let sum = 0;
    for (let i = 0; i + 1 < WORDS; i++)
      sum += (values[i]! / 2 ** 32 - 0.5) * (values[i + 1]! / 2 ** 32 - 0.5);
    return (sum * 12) / Math.sqrt(WORDS - 1);
  },
};

/** The whole battery has a one percent chance of a false alarm, divided among its tests. */
const threshold = 0.01 / (Object.keys(battery).length * seeds.length);

test.each(Object.entries(battery))("%s", (_, measure) => {
  for (const seed of seeds) expect(twoSidedChance(measure(seed))).toBeGreaterThan(threshold);
});

test("the battery sees what is too even, and what leans", () => {
  const even = new Uint32Array(256).fill(WORDS / 256);
  expect(twoSidedChance(chiSquareZ(even, () => WORDS / 256))).toBeLessThan(threshold);
  const leaning = even.map((count, byte) => count + (byte < 128 ? 30 : -30));
  expect(twoSidedChance(chiSquareZ(leaning, () => WORDS / 256))).toBeLessThan(threshold);
});
