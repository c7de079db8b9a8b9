import { array, assert, bigInt, constantFrom, date, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CasePayment,
  findBonusOnlyPlay,
  findChargeback,
  findLinkedBonus,
  findRapidWithdrawal,
  findSourceOfFunds,
  findStructuring,
  findUnusualDeposits,
  ruleAmountMinor,
} from "./case-rules.ts";

const now = new Date("2030-03-31T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const none: ReadonlySet<string> = new Set();
const pay = (kind: CasePayment["kind"], amount: number, days: number, currency = "USD"): CasePayment => ({
  id: `payment ${kind} ${amount} ${days} ${currency} ${crypto.randomUUID()}`,
  kind,
  at: daysAgo(days),
  currency,
  amountMinor: BigInt(amount) * 100n,
});
const deposit = (amount: number, days: number, currency = "USD") => pay("DEPOSIT", amount, days, currency);
const judge = (payments: readonly CasePayment[], reviewed = none) => ({ payments, reviewed, now });
const refs = (findings: readonly { evidence: readonly { ref: string }[] }[]) =>
  findings.flatMap(({ evidence }) => evidence.map(({ ref }) => ref));

it("scales the amount in dollars to a currency without its own", () => {
  expect(ruleAmountMinor({ USD: 2_000, EUR: 1_800 }, "EUR")).toBe(180_000n);
  expect(ruleAmountMinor({ USD: 2_000 }, "USD")).toBe(200_000n);
  expect(ruleAmountMinor({ USD: 2_000 }, "JPY")).toBe(200_000n);
  expect(ruleAmountMinor({ USD: 2_000 }, "MXN")).toBe(2_000_000n);
});

describe("structuring", () => {
  const rule = { amounts: { USD: 2_000 }, percent: 80, count: 3, days: 7 };

  it("finds several deposits just below the amount", () => {
    const near = [deposit(1_600, 6), deposit(1_999, 3), deposit(1_900, 0)];
    const [finding] = findStructuring(
      rule,
      judge([...near, deposit(2_000, 1), deposit(1_599, 1), deposit(1_900, 8)]),
    );
    expect(finding?.text).toBe("3 deposits just below $2,000.00 within 7 days");
    expect(refs([finding!])).toEqual(near.map(({ id }) => id));
    expect(findStructuring(rule, judge(near.slice(1)))).toEqual([]);
  });

  it("does not count deposits that operators have judged, or add up currencies", () => {
    const near = [deposit(1_900, 2), deposit(1_900, 1), deposit(1_900, 0)];
    expect(findStructuring(rule, judge(near, new Set([near[0]!.id])))).toEqual([]);
    expect(findStructuring(rule, judge([...near.slice(1), deposit(1_900, 0, "EUR")]))).toEqual([]);
  });

  it("names only deposits below the amount, for any payments", () => {
    const payment = record({
      id: integer().map((id) => `payment_${id}`),
      kind: constantFrom("DEPOSIT" as const, "WITHDRAWAL" as const),
      at: date({ min: daysAgo(20), max: now, noInvalidDate: true }),
      currency: constantFrom("USD", "EUR"),
      amountMinor: bigInt({ min: 1n, max: 400_000n }),
    });
    assert(
      property(array(payment, { maxLength: 30 }), (payments) => {
        for (const { evidence } of findStructuring(rule, judge(payments))) {
          expect(evidence.length).toBeGreaterThanOrEqual(rule.count);
          for (const { amountMinor } of evidence)
            expect(amountMinor! >= 160_000n && amountMinor! < 200_000n).toBe(true);
        }
        const total = (findings: ReturnType<typeof findSourceOfFunds>) =>
          findings.flatMap(({ evidence }) => evidence).reduce((sum, one) => sum + one.amountMinor!, 0n);
        const found = findSourceOfFunds({ amounts: { USD: 5_000 }, days: 30 }, judge(payments));
        expect(total(found) >= 500_000n * BigInt(found.length)).toBe(true);
      }),
    );
  });
});

describe("rapid withdrawal", () => {
  const rule = { amounts: { USD: 1_000 }, percent: 50, days: 3 };
  const withdrawal = pay("WITHDRAWAL", 1_500, 0);
  const payments = [deposit(2_000, 2), deposit(9_000, 4), withdrawal];

  it.each([
    [0n, 1],
    [99_999n, 1],
    [100_000n, 0],
  ])("after stakes of %s cents on 2,000 dollars it finds %s", (staked, count) => {
    expect(findRapidWithdrawal(rule, judge(payments), withdrawal.id, staked)).toHaveLength(count);
  });

  it("needs the amount, a deposit and a withdrawal that was not judged before", () => {
    const small = pay("WITHDRAWAL", 999, 0);
    expect(findRapidWithdrawal(rule, judge([...payments, small]), small.id, 0n)).toEqual([]);
    expect(findRapidWithdrawal(rule, judge([withdrawal]), withdrawal.id, 0n)).toEqual([]);
    expect(findRapidWithdrawal(rule, judge(payments, new Set([withdrawal.id])), withdrawal.id, 0n)).toEqual(
      [],
    );
  });
});

it("finds deposits that are many times the usual ones", () => {
  const rule = { amounts: { USD: 2_000 }, times: 5, days: 7 };
  const usual = [10, 17, 24, 31].map((days) => deposit(400, days));
  const [finding] = findUnusualDeposits(rule, judge([...usual, deposit(2_500, 1)]));
  expect(finding?.text).toBe("Deposits of $2,500.00 within 7 days, 6.25 times the usual amount");
  expect(findUnusualDeposits(rule, judge([...usual, deposit(1_999, 1)]))).toEqual([]);
  expect(findUnusualDeposits(rule, judge([deposit(2_500, 1)]))).toEqual([]);
});

it("asks for the source of funds from an amount on", () => {
  const rule = { amounts: { USD: 10_000 }, days: 30 };
  const deposits = [deposit(4_000, 20), deposit(6_000, 1)];
  expect(refs(findSourceOfFunds(rule, judge(deposits)))).toHaveLength(2);
  expect(findSourceOfFunds(rule, judge(deposits, new Set([deposits[0]!.id])))).toEqual([]);
});

it("finds a chargeback once, with what the player owes", () => {
  const one = deposit(50, 90);
  const found = findChargeback({ amounts: { USD: 1 } }, judge([one]), one.id, 1_250n);
  expect(found[0]?.text).toBe("Deposit of $50.00 was charged back; the player owes $12.50");
  expect(findChargeback({ amounts: { USD: 51 } }, judge([one]), one.id, 0n)).toEqual([]);
  expect(findChargeback({ amounts: { USD: 1 } }, judge([one], new Set([one.id])), one.id, 0n)).toEqual([]);
});

it("finds linked accounts that claimed the same offer", () => {
  const rule = { count: 3, days: 30 };
  const claim = (playerId: string, days: number) => ({
    bonusId: `bonus_${playerId}`,
    playerId,
    at: daysAgo(days),
  });
  const own = { bonusId: "bonus_0" };
  const found = findLinkedBonus(rule, { own, others: [claim("a", 1), claim("b", 2), claim("b", 3)], now });
  expect(found[0]?.text).toBe("3 linked accounts claimed the same offer within 30 days");
  expect(refs(found)).toEqual(["bonus_0", "a", "b"]);
  expect(findLinkedBonus(rule, { own, others: [claim("a", 1), claim("b", 31)], now })).toEqual([]);
});

it("finds players who stake only what their bonuses require", () => {
  const rule = { count: 2, percent: 120, days: 30 };
  const bonuses = ["one", "two"].map((id) => ({
    id,
    at: daysAgo(1),
    currency: "USD",
    requiredMinor: 10_000n,
  }));
  const given = { stakedMinor: 24_000n, reviewed: none, now };
  expect(findBonusOnlyPlay(rule, bonuses, given)).toHaveLength(1);
  expect(findBonusOnlyPlay(rule, bonuses, { ...given, stakedMinor: 24_001n })).toEqual([]);
  expect(findBonusOnlyPlay(rule, bonuses, { ...given, reviewed: new Set(["one"]) })).toEqual([]);
});
