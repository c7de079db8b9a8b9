import { beforeEach, expect, it } from "vitest";
import { formatElapsed, startOfPlay } from "./play-time.ts";

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => {
  kept = new Map();
});

it("counts from the player's first game", () => {
  expect(startOfPlay(1_000, "ann", storage)).toBe(1_000);
  expect(startOfPlay(61_000, "ann", storage)).toBe(1_000);
});

it("belongs to the player: the next one on the same device starts at zero", () => {
  startOfPlay(1_000, "ann", storage);
  expect(startOfPlay(61_000, "ben", storage)).toBe(61_000);
});

it("ignores a start in the future", () => {
  startOfPlay(9_000, "ann", storage);
  expect(startOfPlay(5_000, "ann", storage)).toBe(5_000);
});

it.each([
  [0, "0:00"],
  [245_999, "4:05"],
  [3_729_000, "1:02:09"],
  [-5, "0:00"],
])("%i ms", (elapsed, text) => expect(formatElapsed(elapsed)).toBe(text));
