import type { Balance } from "@parlour/contracts/entities/balance";
import { expect, test } from "vitest";
import { lockedElsewhere } from "./use-balances.ts";

const balances = (playable: number, sports: number): Balance[] => [
  { type: "Playable", amount: playable, currency: "USD" },
  { type: "PlayableSports", amount: sports, currency: "USD" },
];

test.each([
  ["a stake that only money locked for other games could pay", balances(116, 16), 20, 100],
  ["a stake that the balance covers", balances(116, 16), 16, null],
  ["a stake above all money that nothing locks", balances(16, 16), 20, null],
  ["balances that are not known yet", null, 20, null],
] as const)("Players 15: %s", (_name, known, stake, locked) => {
  expect(lockedElsewhere(known, "PlayableSports", stake)).toBe(locked);
});
