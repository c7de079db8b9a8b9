import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { beginningsOf } from "./word-beginnings.ts";

it("are equal only for a small typo", () => {
  expect(beginningsOf("pin")).toEqual(["pin", "in", "pn", "pi"]);
  expect(beginningsOf("abcdefghij")).toHaveLength(8);
});

it("are shared by any two words that are one typo apart", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcd"), minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      fc.pre(editDistance(one, other) === 1);
      const others = new Set(beginningsOf(other));
      expect(beginningsOf(one).some((beginning) => others.has(beginning))).toBe(true);
    }),
  );
});
