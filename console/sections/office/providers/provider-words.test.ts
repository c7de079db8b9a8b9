import { expect, test } from "vitest";
import { callWords, formatMs, latencyWords } from "./provider-words.ts";

test("the last hour of a provider in words", () => {
  expect(callWords({ calls: 0, errors: 0 })).toBe("No calls");
  expect(callWords({ calls: 1, errors: 0 })).toBe("1 call, no errors");
  expect(callWords({ calls: 400, errors: 3 })).toBe("400 calls, 0.8% errors");
});

test("how long its calls take", () => {
  expect(latencyWords({ meanMs: null, slowestMs: null })).toBe("–");
  expect(latencyWords({ meanMs: 12, slowestMs: 1_340 })).toBe("12 ms, at most 1,340 ms");
  expect(formatMs(14_600)).toBe("15 s");
});
