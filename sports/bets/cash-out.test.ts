import fc from "fast-check";
import { expect, test } from "vitest";
import { findBetType } from "./bet-types.ts";
import { cashOutValue, type LiveSelection, partialCashOut } from "./cash-out.ts";
import { payoutOf } from "./payout.ts";
import { LOST, VOID, WON } from "./settlement.ts";

const noMaximum = 10n ** 18n;
const value = (id: string, selections: LiveSelection[], marginPermille = 0, maximumPayoutMinor = noMaximum) =>
  cashOutValue({
    type: findBetType(id, selections.length)!,
    stakePerLineMinor: 1_000n,
    selections,
    marginPermille,
    maximumPayoutMinor,
  });
const open = (price: number, won: number, returned = 0): LiveSelection => ({
  price,
  chance: { won, returned },
});

test("is worth the expected payout less the margin", () => {
  expect(value("SINGLE", [open(2_000, 0.5)])).toBe(1_000n);
  expect(value("SINGLE", [open(2_000, 0.5)], 50)).toBe(950n);
  expect(value("SINGLE", [open(2_000, 0.25, 0.5)])).toBe(1_000n);
  expect(value("MULTIPLE", [open(3_000, 0.5), open(2_000, 0.5)])).toBe(1_500n);
  expect(value("MULTIPLE", [{ price: 3_000, settlement: WON }, open(2_000, 0.5)])).toBe(3_000n);
  expect(value("MULTIPLE", [{ price: 3_000, settlement: LOST }, open(2_000, 0.5)])).toBe(0n);
  expect(value("PATENT", [{ price: 3_000, settlement: VOID }, open(2_000, 0.5), open(2_000, 0.5)])).toBe(
    7_000n,
  );
  expect(value("SINGLE", [open(100_000, 0.9)], 0, 5_000n)).toBe(5_000n);
});

test("of an each-way bet counts the place part at its own odds", () => {
  const terms = { places: 3, over: 1, under: 5 };
  const eachWay = (selections: LiveSelection[], id = "SINGLE") =>
    cashOutValue({
      type: findBetType(id, selections.length)!,
      stakePerLineMinor: 1_000n,
      selections,
      eachWay: true,
      marginPermille: 0,
      maximumPayoutMinor: noMaximum,
    });
  const outsider: LiveSelection = {
    ...open(6_000, 0.1),
    place: { terms, chance: { won: 0.4, returned: 0 } },
  };
  expect(eachWay([outsider])).toBe(600n + 800n);
  const placed: LiveSelection = { price: 11_000, settlement: LOST, place: { terms, settlement: WON } };
  expect(eachWay([placed])).toBe(3_000n);
  expect(eachWay([outsider, placed], "MULTIPLE")).toBe(2_400n);
});

test("of a decided bet is its payout", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1_001, max: 9_999 }), fc.constantFrom(WON, LOST, VOID)), {
        minLength: 3,
        maxLength: 3,
      }),
      (legs) => {
        const type = findBetType("TRIXIE", 3)!;
        const paid = payoutOf({
          type,
          stakePerLineMinor: 1_000n,
          selections: legs.map(([price, win]) => ({ price, win })),
          eachWay: false,
          freeBet: false,
          maximumPayoutMinor: noMaximum,
        }).payoutMinor;
        const cash = value(
          "TRIXIE",
          legs.map(([price, settlement]) => ({ price, settlement })),
        );
        // Cash-out values are computed in floating point and rounded down when they become money.
        expect(Number(paid - cash)).toBeGreaterThanOrEqual(0);
        expect(Number(paid - cash)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("parts of a bet never add up to more than the whole", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.integer({ min: 1, max: 999 }),
      (valueMinor, stake, part) => {
        const taken = partialCashOut(valueMinor, stake, part);
        if (!taken) return;
        expect(taken.stakeTakenMinor + taken.stakeLeftMinor).toBe(stake);
        expect(taken.stakeLeftMinor).toBeGreaterThan(0n);
        expect(taken.paidMinor * stake).toBeLessThanOrEqual(valueMinor * taken.stakeTakenMinor);
        const rest = (valueMinor * taken.stakeLeftMinor) / stake;
        expect(taken.paidMinor + rest).toBeLessThanOrEqual(valueMinor);
      },
    ),
  );
  expect([0, 1000, 0.5, -1].map((part) => partialCashOut(500n, 100n, part))).toEqual(
    new Array(4).fill(undefined),
  );
  expect(partialCashOut(500n, 1n, 500)).toBeUndefined();
});
