import type { ApprovalRule, WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { roughDollars } from "@parlour/rules/stake-limits";
import { describe, expect, it, test } from "vitest";
import { type ApprovalFacts, applyRules, needsSecondApprover } from "./approval-rules.ts";

const strict: ApprovalRule = {
  name: "Regulars",
  enabled: true,
  maximum: 500,
  verified: true,
  minimumTurnover: 1,
  knownMethod: true,
  noBonus: true,
  noOpenCase: true,
  toleratedSignals: ["LARGE_AMOUNT"],
};
const policy: WithdrawalPolicy = { rules: [strict], delaySeconds: 0, secondApproverAbove: 1_000 };
const facts: ApprovalFacts = {
  amount: 500,
  verification: "VERIFIED",
  turnoverRatio: 1,
  knownMethod: true,
  bonus: false,
  openCase: false,
  signals: ["LARGE_AMOUNT"],
};

describe("a rule", () => {
  it("approves when every condition holds, at the limits too", () => {
    expect(applyRules(policy, facts)).toEqual({
      approvedBy: "Regulars",
      obstacle: null,
      rules: [{ name: "Regulars", failed: [] }],
    });
  });

  it.each<[Partial<ApprovalFacts>, string]>([
    [{ amount: 500.01 }, "maximum"],
    [{ verification: "PENDING" }, "verified"],
    [{ turnoverRatio: 0.99 }, "minimumTurnover"],
    [{ turnoverRatio: null }, "minimumTurnover"],
    [{ knownMethod: false }, "knownMethod"],
    [{ bonus: true }, "noBonus"],
    [{ openCase: true }, "noOpenCase"],
    [{ signals: ["FIRST_WITHDRAWAL"] }, "toleratedSignals"],
  ])("fails for %o because of %s alone", (change, condition) => {
    const verdict = applyRules(policy, { ...facts, ...change });
    expect(verdict.approvedBy).toBeNull();
    expect(verdict.rules).toEqual([{ name: "Regulars", failed: [condition] }]);
  });

  it("without conditions approves everything that operators need not judge", () => {
    const open = { ...strict, maximum: null, verified: false, minimumTurnover: null, knownMethod: false };
    const rules = [{ ...open, noBonus: false, noOpenCase: false, name: "All" }];
    const worst = { ...facts, amount: 999, verification: "INVALID" as const, bonus: true, openCase: true };
    expect(applyRules({ ...policy, rules }, worst).approvedBy).toBe("All");
    expect(applyRules({ ...policy, rules }, { ...worst, signals: ["CHARGEBACK"] })).toMatchObject({
      approvedBy: null,
      obstacle: "SIGNAL",
    });
    expect(applyRules({ ...policy, rules }, { ...worst, amount: 1_000.01 })).toMatchObject({
      approvedBy: null,
      obstacle: "SECOND_APPROVER",
    });
  });
});

it("asks the enabled rules in order, up to the first that approves", () => {
  const rules = [
    { ...strict, name: "Small", maximum: 10 },
    { ...strict, name: "Off", enabled: false },
    strict,
    { ...strict, name: "Never asked" },
  ];
  expect(applyRules({ ...policy, rules }, facts)).toMatchObject({
    approvedBy: "Regulars",
    rules: [
      { name: "Small", failed: ["maximum"] },
      { name: "Regulars", failed: [] },
    ],
  });
});

test.each([
  [500_00n, "USD", 500],
  [50_000n, "JPY", 500],
  [500_000n, "BTC", 500],
])("%s minor units of %s are about %s dollars", (amountMinor, currency, dollars) => {
  expect(roughDollars(amountMinor, currency)).toBe(dollars);
});

test.each([
  [1_000, false],
  [1_000.01, true],
])("%s needs a second approver above 1,000: %s", (amount, expected) => {
  expect(needsSecondApprover(policy, amount)).toBe(expected);
  expect(needsSecondApprover({ secondApproverAbove: null }, amount)).toBe(false);
});
