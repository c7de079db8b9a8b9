import fc from "fast-check";
import { expect, it } from "vitest";
import { precisions } from "./currency.ts";
import { roundMaxOf, sideMaxOf, stakeLimitsOf, stakeUnitOf } from "./stake-limits.ts";

it("consists of rising whole minor units that include the default, in every currency", () => {
  const currency = fc.oneof(fc.constantFrom(...Object.keys(precisions), "USD", "EUR", "MXN"), fc.string());
  fc.assert(
    fc.property(currency, (code) => {
      const { minMinor, maxMinor, defaultMinor, stepsMinor } = stakeLimitsOf(code);
      expect(stepsMinor.every((step) => Number.isSafeInteger(step) && step > 0)).toBe(true);
      expect(stepsMinor).toEqual([...new Set(stepsMinor)].sort((one, other) => one - other));
      expect(stepsMinor).toContain(defaultMinor);
      expect([minMinor, maxMinor]).toEqual([stepsMinor[0], stepsMinor.at(-1)]);
    }),
  );
});

const hundredths = fc.integer({ min: 1, max: 500_000 });
const chosenStakes = fc.tuple(hundredths, hundredths, hundredths).map((drawn) => {
  const [min, usual, max] = drawn.toSorted((one, other) => one - other).map((amount) => amount / 100);
  return { min: min!, default: usual!, max: max! };
});

it("keeps a game's custom stakes in order and within their limits, in every currency", () => {
  const currency = fc.constantFrom(...Object.keys(precisions), "USD", "EUR", "MXN");
  fc.assert(
    fc.property(currency, chosenStakes, (code, chosen) => {
      const { minMinor, maxMinor, defaultMinor, stepsMinor } = stakeLimitsOf(code, chosen);
      expect(stepsMinor.every((step) => Number.isSafeInteger(step) && step > 0)).toBe(true);
      expect(stepsMinor).toEqual([...new Set(stepsMinor)].sort((one, other) => one - other));
      expect(stepsMinor).toContain(defaultMinor);
      expect([minMinor, maxMinor]).toEqual([stepsMinor[0], stepsMinor.at(-1)]);
    }),
  );
  expect(stakeLimitsOf("USD", { min: 1, max: 20, default: 2 })).toEqual({
    minMinor: 100,
    maxMinor: 2_000,
    defaultMinor: 200,
    stepsMinor: [100, 200, 500, 1_000, 2_000],
  });
  expect(stakeLimitsOf("JPY", { min: 1, max: 20, default: 2 })).toMatchObject({ minMinor: 100 });
});

it("scales with the value of the currency unit", () => {
  expect(stakeLimitsOf("USD")).toMatchObject({ minMinor: 10, defaultMinor: 100, maxMinor: 50_000 });
  expect(stakeLimitsOf("JPY")).toMatchObject({ minMinor: 10, defaultMinor: 100, maxMinor: 50_000 });
  expect(stakeLimitsOf("BTC")).toMatchObject({ minMinor: 100, defaultMinor: 1_000, maxMinor: 500_000 });
});

it("offers only multiples of a game's unit, up to the stake that its largest prize allows", () => {
  const currency = fc.constantFrom(...Object.keys(precisions), "USD", "EUR", "MXN");
  const unit = fc.constantFrom(1, 2, 5, 10, 20, 25, 40, 100);
  fc.assert(
    fc.property(currency, unit, fc.option(chosenStakes), (code, unit, chosen) => {
      const limits = stakeLimitsOf(code, chosen, { unit });
      for (const step of [limits.defaultMinor, ...limits.stepsMinor])
        expect(step % stakeUnitOf(code, { unit })).toBe(0);
      expect([limits.minMinor, limits.maxMinor]).toEqual([limits.stepsMinor[0], limits.stepsMinor.at(-1)]);
      expect(limits.stepsMinor).toContain(limits.defaultMinor);
    }),
  );
  expect(stakeLimitsOf("USD", null, { unit: 40 }).stepsMinor.slice(0, 4)).toEqual([40, 80, 200, 400]);
  expect(stakeLimitsOf("USD", null, { unit: 100, most: 10_000 }).maxMinor).toBe(10_000);
  expect(stakeLimitsOf("USD", { min: 1, max: 500, default: 5 }, { unit: 100, most: 9_999 }).maxMinor).toBe(
    9_900,
  );
});

it("allows side bets up to a fifth of a hand, and all hands with their side bets in a round", () => {
  const rule = { unit: 2, hands: { max: 5, sideBets: 2 } };
  const limits = stakeLimitsOf("USD", null, rule);
  expect(limits.maxMinor).toBe(50_000);
  expect(sideMaxOf(limits, 2)).toBe(10_000);
  expect(roundMaxOf(limits, 2, rule)).toBe(5 * (50_000 + 2 * 10_000));
  expect(roundMaxOf(limits, 2, { unit: 2 })).toBe(50_000);
  const low = stakeLimitsOf("USD", { min: 1, max: 2, default: 1 }, rule);
  expect(sideMaxOf(low, 2)).toBe(100);
});
