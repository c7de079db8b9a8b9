import { describe, expect, test } from "vitest";
import {
  quickPace,
  runDistance,
  steadyPace,
  stopLength,
  stopRemainder,
  stopTimes,
  suspenseReels,
} from "./reel-motion.ts";

describe.each([steadyPace, quickPace])("a reel", (pace) => {
  const speedOf = (at: (ms: number) => number, ms: number) => ((at(ms + 0.01) - at(ms - 0.01)) / 0.02) * 1000;

  test("starts from rest, draws back, and runs on without a jump", () => {
    expect(runDistance(0, pace)).toBe(0);
    expect(runDistance(pace.startMs * 0.2, pace)).toBeLessThan(0);
    const run = (ms: number) => runDistance(ms, pace);
    expect(run(pace.startMs - 0.001)).toBeCloseTo(run(pace.startMs), 3);
    expect(speedOf(run, pace.startMs + 5)).toBeCloseTo(pace.speed, 3);
    expect(speedOf(run, pace.startMs - 0.02)).toBeCloseTo(pace.speed, 1);
  });

  test("stops where it should, with the speed it ran", () => {
    const rest = (ms: number) => stopRemainder(ms, pace);
    expect(rest(0)).toBe(stopLength(pace));
    expect(-speedOf(rest, 0.02)).toBeCloseTo(pace.speed, 1);
    expect(rest(pace.stopMs + pace.settleMs / 3)).toBeLessThan(0);
    expect(rest(pace.stopMs + pace.settleMs)).toBe(0);
  });
});

test("reels stop one after the other, and later where something hangs on them", () => {
  expect(stopTimes(4, 100, new Set([3]), 700)).toEqual([0, 100, 200, 1000]);
  expect(suspenseReels(["ASC", "BSB", "CCC", "SAB", "AAA"], "S", 3)).toEqual(new Set([2, 3]));
  expect(suspenseReels(["ASC", "BBB", "CCC"], "S", 3)).toEqual(new Set());
  expect(suspenseReels(["S", "S", "S"], undefined, 3)).toEqual(new Set());
});
