import type { Settlement } from "@parlour/wagering/settlements";
import fc from "fast-check";
import { expect, it } from "vitest";
import { plainTerms } from "./stored-terms.ts";
import { cashbackMinor, convertedMinor, doneAfter, matchMinor, requiredMinor } from "./wagering.ts";

const terms = { ...plainTerms(0n, 20, 7), percent: 100, maxAmountMinor: "20000" };
const at = new Date("2026-01-02T00:00:00Z");
const round = (change: Partial<Settlement>): Settlement => ({
  id: "1",
  playerId: "player_1",
  wagerId: "r",
  productId: "1401",
  currency: "USD",
  grantId: null,
  vertical: "casino",
  stakedMinor: 100n,
  ownStakedMinor: 0n,
  wonMinor: 0n,
  ownWonMinor: 0n,
  largestStakeMinor: 100n,
  startedAt: at,
  settledAt: at,
  ...change,
});
const slots = { category: "slots" };

it("matches the example on the help page: 50 wagered 20 times is 1,000", () => {
  expect(requiredMinor(50_00n, 20)).toBe(1_000_00n);
  expect(requiredMinor(1n, 0.5)).toBe(1n);
});

it("matches a deposit up to the maximum, and returns cashback only on losses", () => {
  expect(matchMinor(50_01n, { ...terms, percent: 50 })).toBe(25_00n);
  expect(matchMinor(900_00n, terms)).toBe(200_00n);
  expect(cashbackMinor(-5n, terms)).toBe(0n);
  expect(cashbackMinor(99n, { ...terms, percent: 10 })).toBe(9n);
});

it("keeps only the winnings of a free bet, up to the maximum", () => {
  expect(convertedMinor(30_00n, 10_00n, terms)).toBe(30_00n);
  expect(convertedMinor(30_00n, 10_00n, { ...terms, winningsOnly: true })).toBe(20_00n);
  expect(convertedMinor(3_00n, 10_00n, { ...terms, winningsOnly: true })).toBe(0n);
  expect(convertedMinor(30_00n, 10_00n, { ...terms, maxConversionMinor: "2500" })).toBe(25_00n);
});

it("counts no earlier round, none above the maximum bet and none in another vertical", () => {
  const bonus = {
    terms: { ...terms, maxBetMinor: "500" },
    doneHundredths: 7n,
    requiredMinor: 99n,
    activatedAt: at,
  };
  expect(doneAfter(bonus, round({ startedAt: new Date(at.getTime() - 1) }), slots)).toBe(7n);
  expect(doneAfter(bonus, round({ largestStakeMinor: 501n }), slots)).toBe(7n);
  const sports = { ...bonus, terms: { ...bonus.terms, verticals: ["sports" as const] } };
  expect(doneAfter(sports, round({}), slots)).toBe(7n);
  const tenth = { ...terms, contribution: { ...terms.contribution, categories: { slots: 10 } } };
  expect(doneAfter({ ...bonus, terms: tenth }, round({}), slots)).toBe(1_007n);
});

it("counts a stake in the vertical it was placed in, whatever its product is called", () => {
  const start = { doneHundredths: 0n, requiredMinor: 1_000n, activatedAt: at };
  const bet = round({ vertical: "sports", productId: "sportsbook" });
  const half = { ...terms.contribution, verticals: { casino: 100, sports: 50 } };
  const within = (verticals: Settlement["vertical"][]) => ({
    ...start,
    terms: { ...terms, verticals, contribution: half },
  });
  expect(doneAfter(within(["casino"]), bet, { category: null })).toBe(0n);
  expect(doneAfter(within(["sports"]), bet, { category: null })).toBe(5_000n);
  expect(doneAfter(within(["sports"]), round({}), slots)).toBe(0n);
});

it("stays between zero and the requirement, whatever is staked and rolled back", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-5_000n, 5_000n)), fc.bigInt(0n, 20_000n), (stakes, required) => {
      let doneHundredths = 0n;
      for (const stakedMinor of stakes) {
        const bonus = { terms, doneHundredths, requiredMinor: required, activatedAt: at };
        doneHundredths = doneAfter(bonus, round({ stakedMinor }), slots);
        expect(doneHundredths >= 0n && doneHundredths <= required * 100n).toBe(true);
      }
    }),
  );
});
