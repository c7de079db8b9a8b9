import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bonusMaxStake, payStake, playableBalance, pursesFor, shareOut } from "./purses.ts";
import { purse } from "./testing/state.ts";
import { totalOf } from "./wager.ts";

const amount = fc.bigInt({ min: 0n, max: 10_000n });
const anyPurse = fc.record({
  kind: fc.constantFrom("cash", "locked", "bonus", "pendingBonus"),
  balance: amount,
  verticals: fc.nat(15),
  spentFirst: fc.boolean(),
  maxStake: fc.option(amount, { nil: null }),
});
const purses = fc
  .array(anyPurse, { maxLength: 6 })
  .map((all) =>
    all.map(({ kind, balance, ...terms }, index) => purse(`${kind}:USD:${index}`, balance, terms)),
  );

describe("a stake", () => {
  it("is paid whole from purses that may be staked, or not at all", () => {
    fc.assert(
      fc.property(purses, amount, (all, stake) => {
        const parts = payStake(all, "sports", stake);
        if (typeof parts === "string") {
          const covered = playableBalance(all, "sports") >= stake;
          expect(parts).toBe(covered ? "BONUS_MAX_BET" : "INSUFFICIENT_FUNDS");
          if (!covered) return;
          const lower = bonusMaxStake(all, "sports", stake)!;
          expect(lower).toBeLessThan(stake);
          expect(payStake(all, "sports", lower)).toBeInstanceOf(Array);
          return;
        }
        expect(totalOf(parts)).toBe(stake);
        for (const { id, amount: paid } of parts) {
          const from = all.find((one) => one.id === id)!;
          expect(paid > 0n && paid <= from.balance).toBe(true);
          expect(from.kind !== "pendingBonus" && (from.verticals & 8) > 0).toBe(true);
          expect(from.maxStake === null || from.maxStake >= stake).toBe(true);
        }
      }),
    );
  });

  it("takes a bonus that is spent first before own money, and other bonuses after it", () => {
    const own = [purse("cash:USD", 10n), purse("locked:USD:b", 10n), purse("bonus:USD:b", 10n)];
    const first = { spentFirst: true };
    const eager = [purse("bonus:USD:a", 10n, first), purse("locked:USD:a", 10n, first)];
    const parts = payStake([...own, ...eager], "casino", 50n);
    expect(parts).toEqual(
      ["bonus:USD:a", "locked:USD:a", "cash:USD", "locked:USD:b", "bonus:USD:b"].map((id) => ({
        id,
        amount: 10n,
      })),
    );
  });
});

it("a betting pool takes only cash, because a bonus could be lost to a friend there on purpose", () => {
  const own = [purse("cash:USD", 10n), purse("locked:USD:b", 10n), purse("bonus:USD:b", 10n)];
  const pool = { productId: "pool_win_1" };
  expect(payStake(pursesFor(own, pool), "horses", 10n)).toEqual([{ id: "cash:USD", amount: 10n }]);
  expect(payStake(pursesFor(own, pool), "horses", 11n)).toBe("INSUFFICIENT_FUNDS");
  expect(payStake(pursesFor(own, { productId: "racebook" }), "horses", 30n)).toHaveLength(3);
});

it("shares always add up, and differ from the exact proportion by less than one unit for each purse", () => {
  const parts = fc
    .array(fc.bigInt({ min: 1n, max: 9_999n }), { minLength: 1, maxLength: 5 })
    .map((all) => all.map((part, index) => ({ id: `p${index}`, amount: part })));
  fc.assert(
    fc.property(parts, fc.bigInt({ min: 0n, max: 1_000_000n }), (all, sum) => {
      const shares = shareOut(sum, all);
      expect(totalOf(shares)).toBe(sum);
      const total = totalOf(all);
      shares.forEach((share, index) => {
        const difference = share.amount * total - sum * all[index]!.amount;
        expect(difference > -total && difference < total * BigInt(all.length)).toBe(true);
      });
    }),
  );
});
