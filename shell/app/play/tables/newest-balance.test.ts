import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { expect, test } from "vitest";
import { newestBalance } from "./newest-balance.ts";

const balance = (amount: number, balanceVersion: number | null): GameFrameMessage<"balance"> => ({
  type: "parlour:game:balance",
  version: 1,
  mode: "real",
  amount,
  currency: "USD",
  settled: true,
  balanceVersion,
});

test.each([
  ["a newer one", 5, 6, 90],
  ["one of the same state", 5, 5, 90],
  ["an older one", 5, 4, 100],
  ["one without a version, after others", 5, null, 100],
  ["the first one with a version", null, 4, 90],
  ["one of two without versions", null, null, 90],
])("%s", (_what, known, reported, shown) => {
  expect(newestBalance(balance(100, known), balance(90, reported)).amount).toBe(shown);
});

test("the first balance is shown", () => {
  expect(newestBalance(null, balance(90, null)).amount).toBe(90);
});
