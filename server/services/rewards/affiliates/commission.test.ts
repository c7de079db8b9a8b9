import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { earnsCpa, settleMonth, shareOf } from "./commission.ts";

test.each([
  [10_000n, 2_500, 2_500n],
  [10_001n, 2_500, 2_500n],
  [-10_001n, 2_500, -2_501n],
  [0n, 2_500, 0n],
  [999n, 0, 0n],
])("a share of %s at %s basis points is %s", (net, basisPoints, share) => {
  expect(shareOf(net, basisPoints)).toBe(share);
});

test.each([
  ["CPA", "USD", 20_00n, true],
  ["CPA", "USD", 19_99n, false],
  ["HYBRID", "EUR", 20_00n, true],
  ["HYBRID", "EUR", 19_99n, false],
  ["CPA", "JPY", 2_000n, true],
  ["CPA", "JPY", 1_999n, false],
  ["CPA", "BTC", 20_000n, true],
  ["CPA", "BTC", 19_999n, false],
  ["REVENUE_SHARE", "USD", 500_00n, false],
] as const)(
  "under %s with a minimum of 20 USD, a deposit in %s of %s earns: %s",
  (kind, currency, amount, earns) => {
    const plan = { kind, cpaMinimumMinor: 20_00n };
    expect(earnsCpa(plan, "USD", { amountMinor: amount, currency })).toBe(earns);
  },
);

describe("a month", () => {
  it.each([
    // Columns: whether the balance carries over, CPA, revenue share, carried in; then the commission and the amount
    // carried out.
    [true, 0n, 500n, 0n, 500n, 0n],
    [true, 0n, -300n, 0n, 0n, -300n],
    [true, 0n, 500n, -300n, 200n, 0n],
    [true, 0n, 100n, -300n, 0n, -200n],
    [true, 5_000n, -300n, 0n, 5_000n, -300n],
    [true, 5_000n, 700n, -200n, 5_500n, 0n],
    [true, -5_000n, 700n, 0n, 0n, -4_300n],
    [false, 0n, -300n, 0n, 0n, 0n],
    [false, 5_000n, -300n, 0n, 5_000n, 0n],
    [false, -5_000n, -300n, 0n, 0n, -5_000n],
  ])(
    "carrying over %s with %s, %s and %s pays %s and leaves %s",
    (carriesOver, cpa, share, carried, paid, left) => {
      const figures = { cpaMinor: cpa, shareMinor: share, carriedInMinor: carried };
      expect(settleMonth({ carriesOver }, figures)).toEqual({ commissionMinor: paid, carriedOutMinor: left });
    },
  );

  it("loses and invents no money over any number of months", () => {
    const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 24 }), (months) => {
        let carriedInMinor = 0n;
        let paid = 0n;
        let earned = 0n;
        for (const [cpaMinor, shareMinor] of months) {
          const settled = settleMonth({ carriesOver: true }, { cpaMinor, shareMinor, carriedInMinor });
          expect(settled.commissionMinor >= 0n && settled.carriedOutMinor <= 0n).toBe(true);
          earned += cpaMinor + shareMinor;
          paid += settled.commissionMinor;
          carriedInMinor = settled.carriedOutMinor;
        }
        expect(paid + carriedInMinor).toBe(earned);
      }),
    );
  });
});
