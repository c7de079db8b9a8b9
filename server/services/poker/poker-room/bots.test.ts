import { expect, test } from "vitest";
import { shareOfPot } from "./bots.ts";

const high = (value: number) => ({ high: value, low: null });

test("a hand without lows wins the pot, shares it or loses it", () => {
  expect(shareOfPot(high(5), [high(4), high(3)])).toBe(1);
  expect(shareOfPot(high(5), [high(5), high(5)])).toBeCloseTo(1 / 3);
  expect(shareOfPot(high(5), [high(5), high(6)])).toBe(0);
});

test("the best low wins half of the pot, and two equal lows a quarter each", () => {
  expect(shareOfPot({ high: 5, low: 2 }, [high(4)])).toBe(1);
  expect(shareOfPot(high(5), [{ high: 4, low: 9 }])).toBe(0.5);
  expect(shareOfPot({ high: 1, low: 2 }, [{ high: 4, low: 9 }])).toBe(0.5);
  expect(shareOfPot({ high: 1, low: 2 }, [{ high: 4, low: 2 }])).toBe(0.25);
  expect(shareOfPot({ high: 1, low: 3 }, [{ high: 4, low: 2 }])).toBe(0);
});
