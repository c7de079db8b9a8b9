import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

describe("editDistance", () => {
  it.each([
    ["withdrawl", "withdrawal", 1],
    ["depsoit", "deposit", 1],
    ["pasword", "password", 1],
    ["bonsu", "bonus", 1],
    ["", "pin", 3],
    ["same", "same", 0],
  ])("%s to %s is %i", (typed, word, distance) => {
    expect(editDistance(typed, word)).toBe(distance);
  });

  it("allows an unfinished word", () => {
    expect(editDistance("verifcati", "verification", true)).toBe(1);
    expect(editDistance("verif", "verification", true)).toBe(0);
  });

  it("is symmetric, zero only for equal words, and at most the longer length", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const distance = editDistance(one, other);
        expect(distance).toBe(editDistance(other, one));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(editDistance(one, other, true)).toBeLessThanOrEqual(distance);
      }),
    );
  });
});
