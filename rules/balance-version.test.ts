import { expect, test } from "vitest";
import { balanceEpochs, balanceVersion, isNewerBalance } from "./balance-version.ts";

test.each([
  ["a later one of the same epoch", balanceVersion(7, 6), balanceVersion(7, 5), true],
  ["the same one", balanceVersion(7, 5), balanceVersion(7, 5), true],
  ["an earlier one of the same epoch", balanceVersion(7, 4), balanceVersion(7, 5), false],
  [
    "one with fewer changes, after the database was restored",
    balanceVersion(2, 4),
    balanceVersion(7, 5),
    true,
  ],
  ["one without a version", null, balanceVersion(7, 5), true],
  ["the first one with a version", balanceVersion(7, 5), null, true],
])("the known balance is replaced or not by %s", (_what, received, known, expected) => {
  expect(isNewerBalance(received, known)).toBe(expected);
});

test("versions are exact integers, and grow within an epoch also for pages that only compare numbers", () => {
  const last = balanceVersion(balanceEpochs - 1, 2 ** 32 - 1);
  expect(Number.isSafeInteger(last)).toBe(true);
  expect(last).toBeGreaterThan(balanceVersion(balanceEpochs - 1, 2 ** 32 - 2));
});
