import { describe, expect, it } from "vitest";
import { seededRandom, systemRandom } from "./random.ts";

describe("random", () => {
  it("creates unique ids with their prefix", () => {
    const ids = new Set(Array.from({ length: 1000 }, () => systemRandom.id("player")));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^player_[0-9a-z]{20}$/);
  });

  it("draws each integer equally often", () => {
    const random = seededRandom("dice");
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) counts[random.integer(6)]!++;
    // Chi-squared with five degrees of freedom stays below 20.5 in 999 of 1000 fair draws.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(20.5);
  });

  it("rejects draws that would favour small numbers", () => {
    // The range is three quarters of 2^48: without rejection, the lowest third would come up half of the time.
    const max = 2 ** 47 + 2 ** 46;
    const random = seededRandom("bias");
    let low = 0;
    for (let i = 0; i < 3000; i++) if (random.integer(max) < max / 3) low++;
    expect(low / 3000).toBeGreaterThan(0.29);
    expect(low / 3000).toBeLessThan(0.38);
  });

  it("refuses an impossible range", () => {
    for (const max of [0, -1, 1.5, Number.NaN, 2 ** 49]) {
      expect(() => systemRandom.integer(max)).toThrow(RangeError);
    }
  });

  it("keeps leading zeros of codes", () => {
    const random = seededRandom("codes");
    const codes = Array.from({ length: 200 }, () => random.digits(6));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  });

  it("repeats itself only for the same seed", () => {
    expect(seededRandom("a").bytes(70)).toEqual(seededRandom("a").bytes(70));
    expect(seededRandom("a").id("x")).not.toBe(seededRandom("b").id("x"));
  });
});
