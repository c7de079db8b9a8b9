import { describe, expect, it } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { drawOrder } from "./draw-order.ts";
import { horseRaceBet, type RaceBet, raceWin } from "./horse-race.ts";
import { drawRaceCard, fields, pricesOf, RUNNERS } from "./race-card.ts";
import { drawRaceCardV1 } from "./race-card-v1.ts";
import { forecastChance, placeChance, placeOdds, winChance } from "./race-odds.ts";
import { runRace, SECTIONS } from "./run-race.ts";

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

describe("the odds of a field", () => {
  it("add up: one winner, three placed, one forecast", () => {
    for (const field of fields) {
      expect(sum(field)).toBe(100);
      expect(sum(field.map((_, runner) => winChance(field, runner)))).toBeCloseTo(1, 12);
      expect(sum(field.map((_, runner) => placeChance(field, runner)))).toBeCloseTo(3, 12);
      const pairs = field.flatMap((_, first) =>
        field.map((_, second) => (first === second ? 0 : forecastChance(field, first, second))),
      );
      expect(sum(pairs)).toBeCloseTo(1, 12);
    }
  });

  it("are those of the races that are run", () => {
    const field = fields[0]!;
    const random = simulationSource(1331);
    const races = 40_000;
    const wins = field.map(() => 0);
    const places = field.map(() => 0);
    for (let race = 0; race < races; race++) {
      const order = drawOrder(field, random);
      wins[order[0]!]!++;
      for (const runner of order.slice(0, 3)) places[runner]!++;
    }
    field.forEach((_, runner) => {
      expect(Math.abs(wins[runner]! / races - winChance(field, runner))).toBeLessThan(0.012);
      expect(Math.abs(places[runner]! / races - placeChance(field, runner))).toBeLessThan(0.012);
    });
  });
});

describe("prices and form", () => {
  it("are exact: a chance of 5% is priced 19.00, and no price returns more than 95%", () => {
    const at = (strength: number) => {
      const field = fields.find((one) => one.includes(strength))!;
      return pricesOf(field)[field.indexOf(strength)]!.winPrice;
    };
    expect([at(5), at(10), at(20), at(25), at(40)]).toEqual([1_900, 950, 475, 380, 237]);
    for (const field of fields)
      field.forEach((_, runner) => {
        const { numerator, denominator } = placeOdds(field, runner);
        expect(Number(numerator) / Number(denominator)).toBeCloseTo(placeChance(field, runner), 12);
        const price = BigInt(pricesOf(field)[runner]!.placePrice);
        expect(price * numerator <= 95n * denominator).toBe(true);
        expect((price + 1n) * numerator > 95n * denominator).toBe(true);
      });
  });

  it("agree: a shorter price never goes with worse form", () => {
    const random = simulationSource(77);
    for (let race = 0; race < 300; race++) {
      const { runners } = drawRaceCard(random);
      const byPrice = runners.toSorted((one, other) => one.winPrice - other.winPrice);
      for (const [index, runner] of byPrice.entries()) {
        const next = byPrice[index + 1];
        if (next && next.winPrice > runner.winPrice)
          expect(sum(runner.form)).toBeLessThanOrEqual(sum(next.form));
      }
      // Each past race must have exactly one runner in each finishing position.
      for (let past = 0; past < 5; past++)
        expect(runners.map(({ form }) => form[past]).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it("of version 1 are drawn as they were", () => {
    const card = drawRaceCardV1(simulationSource(8));
    expect(card.runners.map(({ strength }) => strength)).toEqual(
      drawRaceCard(simulationSource(8)).runners.map(({ strength }) => strength),
    );
    expect(card.runners.flatMap(({ winPrice, strength }) => (strength === 5 ? [winPrice] : []))).toEqual(
      card.runners.filter(({ strength }) => strength === 5).map(() => 1_899),
    );
  });
});

describe("a race", () => {
  it("is run in the order that was drawn", () => {
    const random = simulationSource(5);
    for (let race = 0; race < 200; race++) {
      const card = drawRaceCard(random);
      expect(new Set(card.runners.map(({ name }) => name)).size).toBe(RUNNERS);
      const { order, passes } = runRace(card, random);
      const finishes = order.map((number) => passes[number - 1]!.at(-1)!);
      expect(finishes).toEqual([...finishes].sort((a, b) => a - b));
      expect(new Set(finishes).size).toBe(RUNNERS);
      for (const sections of passes) {
        expect(sections).toHaveLength(SECTIONS);
        expect(sections).toEqual([...sections].sort((a, b) => a - b));
      }
    }
  });

  it("pays by the price that was shown", () => {
    const card = drawRaceCard(simulationSource(8));
    const order = [3, 1, 8, 2, 4, 5, 6, 7];
    const won = (kind: RaceBet["kind"], ...runners: number[]) =>
      raceWin(card, { order }, { kind, runners, stake: 100 });
    expect(won("win", 3)).toBe(card.runners[2]!.winPrice);
    expect(won("win", 1)).toBe(0);
    expect(won("place", 8)).toBe(card.runners[7]!.placePrice);
    expect(won("place", 2)).toBe(0);
    expect(won("forecast", 3, 1)).toBe(card.runners[2]!.forecastPrices[0]);
    expect(won("forecast", 1, 3)).toBe(0);
  });

  it("takes whole bets only", () => {
    const takes = (bet: unknown) => horseRaceBet.safeParse({ bets: [bet] }).success;
    expect(takes({ kind: "win", runners: [1], stake: 5 })).toBe(true);
    expect(takes({ kind: "forecast", runners: [1, 8], stake: 5 })).toBe(true);
    expect(takes({ kind: "forecast", runners: [1], stake: 5 })).toBe(false);
    expect(takes({ kind: "forecast", runners: [2, 2], stake: 5 })).toBe(false);
    expect(takes({ kind: "win", runners: [1, 2], stake: 5 })).toBe(false);
    expect(takes({ kind: "place", runners: [9], stake: 5 })).toBe(false);
  });
});
