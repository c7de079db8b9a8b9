import { expect, test } from "vitest";
import { keno } from "../math/keno.ts";
import { quickPick } from "./quick-pick.ts";

test("fills up what is missing, and starts anew when nothing is", () => {
  const filled = quickPick(new Set([7, 8]), 10);
  expect(filled.size).toBe(10);
  expect(filled.has(7) && filled.has(8)).toBe(true);
  let draws = 0;
  const anew = quickPick(filled, 10, () => (draws++ % 80) / 80);
  expect([...anew]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(keno.bet.safeParse({ stake: 100, picks: [...anew] }).success).toBe(true);
});
