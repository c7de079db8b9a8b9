import { expect, test } from "vitest";
import { noCalls, stateOf } from "./state-of.ts";

const early = "2026-11-18T10:00:00.000Z";
const late = "2026-11-18T10:05:00.000Z";

test.each([
  ["never called", noCalls, true, "QUIET"],
  ["succeeding", { ...noCalls, calls: 10, lastSuccessAt: late }, true, "WORKING"],
  [
    "with a few errors",
    { ...noCalls, calls: 10, errors: 1, lastSuccessAt: late, lastErrorAt: early },
    true,
    "WORKING",
  ],
  [
    "with many errors",
    { ...noCalls, calls: 10, errors: 2, lastSuccessAt: late, lastErrorAt: early },
    true,
    "FAILING",
  ],
  [
    "whose last call failed",
    { ...noCalls, calls: 99, errors: 1, lastSuccessAt: early, lastErrorAt: late },
    true,
    "FAILING",
  ],
  ["that never succeeded", { ...noCalls, calls: 1, errors: 1, lastErrorAt: late }, true, "FAILING"],
  ["that failed long ago", { ...noCalls, lastErrorAt: early }, true, "QUIET"],
  ["that is disabled", { ...noCalls, calls: 1, errors: 1, lastErrorAt: late }, false, "DISABLED"],
] as const)("a provider %s", (_, health, isEnabled, state) => {
  expect(stateOf(health, isEnabled)).toBe(state);
});
