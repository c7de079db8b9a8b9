import fc from "fast-check";
import { expect, test } from "vitest";
import { splitBounty } from "./bounties.ts";
import { cancellationShares, dealAmounts, dealKinds, dealWithRest, finishChances, restMax } from "./deals.ts";
import { huntersOf, isHandForHand, placesOf, prizeOf } from "./eliminations.ts";
import { mayAddOn, mayReBuy, mayReEnter } from "./entry-rules.ts";
import { payouts, placesPaid, prizePool, satellitePayouts } from "./payouts.ts";

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const pools = fc.bigInt({ min: 0n, max: 10n ** 12n });
const fieldSizes = fc.integer({ min: 1, max: 5_000 });

test("prizes add up to the pool to the minor unit, and no place wins more than a better one", () => {
  fc.assert(
    fc.property(pools, fieldSizes, (pool, entries) => {
      const prizes = payouts(pool, entries);
      expect(sum(prizes)).toBe(pool);
      expect(prizes.length).toBe(placesPaid(entries));
      expect(prizes.length).toBeLessThanOrEqual(entries);
      for (let at = 1; at < prizes.length; at++) expect(prizes[at]! <= prizes[at - 1]!).toBe(true);
    }),
  );
});

test("small fields pay as usual, and a larger field never pays fewer places", () => {
  expect(payouts(1_000n, 2)).toEqual([1_000n]);
  expect(payouts(1_000n, 6)).toEqual([650n, 350n]);
  expect(payouts(1_001n, 9)).toEqual([501n, 300n, 200n]);
  expect(placesPaid(100)).toBe(15);
  for (let entries = 2; entries < 600; entries++)
    expect(placesPaid(entries)).toBeGreaterThanOrEqual(placesPaid(entries - 1));
  // The lowest prize is larger than the price of one entry.
  for (const entries of [2, 6, 9, 30, 100, 1_000])
    expect(payouts(BigInt(entries) * 1_000n, entries).at(-1)!).toBeGreaterThan(1_000n);
});

test("a guarantee is filled up by the house, and satellites pay whole tickets", () => {
  expect(prizePool(700n, 1_000n)).toEqual({ pool: 1_000n, overlay: 300n });
  expect(prizePool(1_700n, 1_000n)).toEqual({ pool: 1_700n, overlay: 0n });
  expect(satellitePayouts(1_050n, 500n, 10)).toEqual([500n, 500n, 50n]);
  fc.assert(
    fc.property(pools, fc.bigInt({ min: 1_000_000n, max: 10n ** 9n }), fieldSizes, (pool, price, entries) => {
      const prizes = satellitePayouts(pool, price, entries);
      expect(sum(prizes)).toBe(pool);
      expect(prizes.length).toBeLessThanOrEqual(entries);
    }),
  );
});

test("a bounty is won whole, half of a progressive one as a raise of the hunter's own", () => {
  fc.assert(
    fc.property(
      pools,
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom("fixed" as const, "progressive" as const),
      (bounty, hunters, kind) => {
        const shares = splitBounty(
          bounty,
          Array.from({ length: hunters }, (_, at) => `hunter${at}`),
          kind,
        );
        expect(sum(shares.map(({ won, added }) => won + added))).toBe(bounty);
        for (const { won, added } of shares) {
          if (kind === "fixed") expect(added).toBe(0n);
          else expect(won - added === 0n || won - added === 1n).toBe(true);
        }
      },
    ),
  );
});

const stacks = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 9 });

test("deals share exactly the remaining prizes; more chips never get less", () => {
  fc.assert(
    fc.property(stacks, pools, fc.constantFrom(...dealKinds), (chips, pool, kind) => {
      const prizes = payouts(pool, Math.max(30, chips.length * 10)).slice(0, chips.length);
      const amounts = dealAmounts(kind, chips, prizes);
      if (amounts === null) {
        expect(kind).toBe("chipChop");
        return;
      }
      expect(sum(amounts)).toBe(sum(prizes));
      const ranked = chips.map((stack, at) => ({ stack, amount: amounts[at]! }));
      const leader = Math.max(...chips);
      // Rounding may move a few minor units to the chip leader.
      for (const one of ranked)
        for (const other of ranked)
          if (one.stack > other.stack && other.stack !== leader)
            expect(one.amount >= other.amount - 10n).toBe(true);
    }),
  );
});

test("a deal with a rest guarantees shares that add up with the rest to the prizes", () => {
  const stacks = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(stacks, pools, fc.constantFrom(...dealKinds), fc.nat(100), (chips, pool, kind, percent) => {
      const prizes = payouts(pool, chips.length);
      const rest = (restMax(prizes) * BigInt(percent)) / 100n;
      const shares = dealWithRest(kind, chips, { prizes, rest });
      if (shares === null) {
        expect(kind).toBe("chipChop");
        return;
      }
      expect(sum(shares) + rest).toBe(pool);
      for (const share of shares) expect(share >= 0n).toBe(true);
      expect(dealWithRest(kind, chips, { prizes, rest: restMax(prizes) + 1n })).toBeNull();
    }),
  );
});

test("ICM agrees with a known case", () => {
  const chances = finishChances([5_000, 3_000, 2_000]);
  expect(chances.map(([first]) => first)).toEqual([0.5, 0.3, 0.2]);
  // With these stacks, ICM divides prizes of 50, 30 and 20 into 38.393, 32.75 and 28.857; the odd unit goes
  // to the chip leader.
  const amounts = dealAmounts("icm", [5_000, 3_000, 2_000], [5_000n, 3_000n, 2_000n])!;
  expect(amounts.map(Number)).toEqual([3_840, 3_275, 2_885]);
  expect(dealAmounts("chipChop", [9_900, 100], [6_000n, 4_000n])).toEqual([5_980n, 4_020n]);
});

test("a cancelled tournament is shared half equally and half by chips", () => {
  expect(cancellationShares([300, 100], 1_000n)).toEqual([625n, 375n]);
  fc.assert(
    fc.property(stacks, pools, (chips, pool) => {
      expect(sum(cancellationShares(chips, pool))).toBe(pool);
    }),
  );
});

test("several busts of one hand: the larger stack finishes higher, equal stacks share", () => {
  const busts = [
    { id: "short", startingStack: 100 },
    { id: "deep", startingStack: 900 },
    { id: "short too", startingStack: 100 },
  ];
  const finishes = placesOf(9, busts);
  expect(finishes).toEqual([
    { id: "short", place: 8, tied: 2 },
    { id: "short too", place: 8, tied: 2 },
    { id: "deep", place: 7, tied: 1 },
  ]);
  const prizes = [50n, 30n, 20n, 11n];
  expect(prizeOf(prizes, { place: 3, tied: 2 }, 0) + prizeOf(prizes, { place: 3, tied: 2 }, 1)).toBe(31n);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 9 }),
      pools,
      (chips, pool) => {
        const all = placesOf(
          chips.length,
          chips.map((startingStack, at) => ({ id: String(at), startingStack })),
        );
        const places = all.flatMap(({ place, tied }) => (tied === 1 ? [place] : []));
        expect(new Set(places).size).toBe(places.length);
        const money = payouts(pool, chips.length);
        const seen = new Map<number, number>();
        const paid = all.map((finish) => {
          const index = seen.get(finish.place) ?? 0;
          seen.set(finish.place, index + 1);
          return prizeOf(money, finish, index);
        });
        expect(sum(paid)).toBe(pool);
      },
    ),
  );
});

test("the winners of the last pot that a player was in knocked them out", () => {
  const share = (seat: number, amount: number) => ({ seat, amount, board: 0, side: "high" as const });
  const result = {
    pots: [
      { amount: 300, rake: 0, seats: [1, 2, 3], shares: [share(1, 300)] },
      { amount: 200, rake: 0, seats: [2, 3], shares: [share(2, 200)] },
    ],
  };
  expect(huntersOf(result, 3)).toEqual([2]);
  expect(huntersOf(result, 1)).toEqual([]);
});

test("hand-for-hand, re-entry, re-buy and add-on follow the clock", () => {
  expect(isHandForHand(16, 15, 2)).toBe(true);
  expect(isHandForHand(17, 15, 2)).toBe(false);
  expect(isHandForHand(4, 3, 1)).toBe(false);
  const rules = { lateLevels: 6, reEntriesMax: 1, reBuysMax: 2, hasAddOn: true };
  const at = (level: number) => ({ isRunning: true, level });
  expect(mayReEnter(rules, at(5), 1)).toBe(true);
  expect(mayReEnter(rules, at(5), 2)).toBe(false);
  expect(mayReEnter(rules, at(6), 1)).toBe(false);
  expect(mayReBuy(rules, at(0), { reBuys: 1, stack: 1_500 }, 1_500)).toBe(true);
  expect(mayReBuy(rules, at(0), { reBuys: 1, stack: 1_501 }, 1_500)).toBe(false);
  expect(mayReBuy(rules, at(0), { reBuys: 2, stack: 0 }, 1_500)).toBe(false);
  expect(mayAddOn(rules, at(5), { hasAddOn: false })).toBe(true);
  expect(mayAddOn(rules, at(5), { hasAddOn: true })).toBe(false);
  expect(mayAddOn(rules, at(4), { hasAddOn: false })).toBe(false);
});
