import { expect, test } from "vitest";
import { compareBooks } from "./reconcile.ts";

const line = {
  kind: "deposit",
  reference: "a",
  status: "COMPLETED",
  amountMinor: 5n,
  currency: "USD",
} as const;

test("equal books have no differences", () => {
  expect(compareBooks([line], [{ ...line }])).toEqual({ compared: 1, differences: [] });
});

test.each([
  [[], [line], "MISSING_HERE"],
  [[line], [], "MISSING_THERE"],
  [[line], [{ ...line, status: "REVERSED" as const }], "STATUS"],
  [[line], [{ ...line, amountMinor: 6n }], "AMOUNT"],
  [[line], [{ ...line, currency: "EUR" }], "AMOUNT"],
])("%o beside %o: %s", (ours, theirs, problem) => {
  expect(compareBooks(ours, theirs).differences.map((difference) => difference.problem)).toEqual([problem]);
});
