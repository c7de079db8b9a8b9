import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formatElapsed, startOfPlay } from "./play-time.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("counts from the first game of the visit", () => {
  expect(startOfPlay(1_000)).toBe(1_000);
  expect(startOfPlay(61_000)).toBe(1_000);
});

it("ignores a start in the future", () => {
  startOfPlay(9_000);
  expect(startOfPlay(5_000)).toBe(5_000);
});

it.each([
  [0, "0:00"],
  [245_999, "4:05"],
  [3_729_000, "1:02:09"],
  [-5, "0:00"],
])("%i ms", (elapsed, text) => expect(formatElapsed(elapsed)).toBe(text));
