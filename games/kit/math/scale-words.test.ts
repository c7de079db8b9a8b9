import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleWords } from "./scale-words.ts";

const WORDS = 2 ** 32;
const bound = fc.oneof(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 2, max: WORDS }));

test("every result has the same number of words, and the rest are drawn again", () => {
  fc.assert(
    fc.property(bound, fc.integer({ min: 0, max: WORDS - 1 }), (bound, word) => {
      const words = [word, 0];
      const result = scaleWords(bound, () => words.shift()!);
      const timesEach = Math.floor(WORDS / bound);
      const accepted = word < timesEach * bound;
      expect(result).toBe(accepted ? word % bound : 0);
      expect(words.length).toBe(accepted ? 1 : 0);
    }),
  );
});

test("the last word of the last whole run is taken, the next is not", () => {
  for (const bound of [3, 37, 38, 52, 10_000, 2_000_000_000]) {
    const whole = Math.floor(WORDS / bound) * bound;
    expect(scaleWords(bound, () => whole - 1)).toBe(bound - 1);
    const words = [whole, 7];
    if (whole < WORDS) expect(scaleWords(bound, () => words.shift()!)).toBe(7 % bound);
  }
});

test("a bound of one needs no draw", () => {
  expect(
    scaleWords(1, () => {
      throw new Error("drawn");
    }),
  ).toBe(0);
});
