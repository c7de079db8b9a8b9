import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CRASH_MAX,
  CRASH_START,
  crashBet,
  crashPoint,
  crashReachesAfterMs,
  crashWin,
  crashWorthAt,
} from "./crash.ts";
import { proveCrash } from "./prove-crash.ts";

const WORDS = 2 ** 32;
const pointOf = (word: number): number => crashPoint({ below: () => word });
const multiplier = fc.integer({ min: CRASH_START + 1, max: CRASH_MAX });

describe("crash", () => {
  it("reaches a multiplier with exactly the words that the proof counts", () => {
    fc.assert(
      fc.property(multiplier, (multiplier) => {
        const reaching = Math.round((proveCrash(multiplier) / multiplier) * 100 * WORDS);
        expect(pointOf(WORDS - reaching)).toBeGreaterThanOrEqual(multiplier);
        expect(pointOf(WORDS - reaching - 1)).toBeLessThan(multiplier);
      }),
    );
  });

  it("stays between one and ten thousand", () => {
    expect(pointOf(0)).toBe(CRASH_START);
    expect(pointOf(WORDS - 1)).toBe(CRASH_MAX);
  });

  it("climbs steadily, and says when it stands where", () => {
    fc.assert(
      fc.property(multiplier, (multiplier) => {
        const ms = crashReachesAfterMs(multiplier);
        expect(crashWorthAt(ms)).toBeGreaterThanOrEqual(multiplier);
        expect(ms === 0 || crashWorthAt(ms - 1) < multiplier).toBe(true);
      }),
    );
    expect(crashWorthAt(0)).toBe(CRASH_START);
    expect(crashWorthAt(1e9)).toBe(CRASH_MAX);
  });

  it("pays those who were out in time, floored, and nobody else", () => {
    expect(crashWin(333, 150, 150)).toBe(499);
    expect(crashWin(333, 151, 150)).toBe(0);
    expect(crashWin(333, null, CRASH_MAX)).toBe(0);
  });

  it("accepts an automatic cash-out above 1.00× only", () => {
    expect(crashBet.safeParse({ stake: 100, autoCashOut: 101 }).success).toBe(true);
    expect(crashBet.safeParse({ stake: 100 }).success).toBe(true);
    for (const autoCashOut of [100, 0, 150.5, CRASH_MAX + 1])
      expect(crashBet.safeParse({ stake: 100, autoCashOut }).success).toBe(false);
  });
});
