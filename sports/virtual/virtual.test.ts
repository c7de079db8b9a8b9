import { fairStream } from "@parlour/games/kit/math/fair-stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBetType } from "../bets/bet-types.ts";
import { payoutOf } from "../bets/payout.ts";
import { marketKinds } from "../markets/kinds.ts";
import { parseMarketId } from "../markets/market.ts";
import { settleOutcome } from "../markets/settle-market.ts";
import { priceStep } from "../odds/price.ts";
import { type RaceChannel, virtualChannels } from "./channels.ts";
import { drawCard } from "./draw-card.ts";
import { finalState } from "./draw-match.ts";
import { drawOutcome, runMs } from "./draw-outcome.ts";
import { matchContext, matchMarkets, scoreWeights } from "./match-model.ts";
import { orderChance, ordersOf, placeChances } from "./race-chances.ts";
import { placedShares, raceMarkets, type VirtualMarket } from "./race-markets.ts";
import { virtualReturns } from "./returns.ts";
import {
  nextRound,
  numberOfDay,
  pairings,
  parseRoundId,
  roundIdOf,
  seasonOf,
  startOfRound,
} from "./schedule.ts";
import { raceState, virtualSports } from "./virtual-sports.ts";

const source = (seed: string, name: string) => fairStream({ serverSeed: seed, clientSeed: name, nonce: 0 });
const races = virtualChannels.filter((channel): channel is RaceChannel => channel.kind === "race");
const leagues = virtualChannels.filter((channel) => channel.kind === "football");
const single = findBetType("SINGLE", 1)!;

describe("the schedule", () => {
  test("every moment lies before exactly one next round, at most one interval away", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...virtualChannels),
        fc.integer({ min: 0, max: 4e12 }),
        (channel, nowMs) => {
          const number = nextRound(channel, nowMs);
          const startMs = startOfRound(channel, number);
          expect(startMs).toBeGreaterThan(nowMs);
          expect(startMs - nowMs).toBeLessThanOrEqual(channel.everySeconds * 1000);
          expect(parseRoundId(roundIdOf(channel, number))).toEqual({ channelId: channel.id, number });
          const perDay = 86_400 / channel.everySeconds;
          expect(numberOfDay(channel, number)).toBeGreaterThanOrEqual(1);
          expect(numberOfDay(channel, number)).toBeLessThanOrEqual(perDay);
        },
      ),
    );
  });

  test("a round is over before the next one of its channel starts", () => {
    for (const channel of virtualChannels) {
      for (let number = 0; number < 200; number++) {
        const card = drawCard(channel, number, source(`s${number}`, channel.id));
        const outcome = drawOutcome(channel, card, source(`s${number}`, "salt"));
        expect(runMs(outcome)).toBeLessThan(channel.everySeconds * 1000);
      }
    }
  });

  test("a season pairs every two clubs once at home and once away, and each matchday has every club once", () => {
    for (const { clubs } of leagues) {
      const seen = new Set<string>();
      for (let number = 140; number < 154; number++) {
        const { season, matchday } = seasonOf(clubs.length, number);
        expect(season).toBe(10);
        const pairs = pairings(clubs.length, matchday);
        expect(new Set(pairs.flat()).size).toBe(clubs.length);
        for (const pair of pairs) seen.add(pair.join());
      }
      expect(seen.size).toBe(clubs.length * (clubs.length - 1));
    }
  });
});

describe("a race", () => {
  test("is the same for the same seeds, runs every runner and ends in its order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...races), fc.string(), (channel, seed) => {
        const draw = () => {
          const card = drawCard(channel, 1, source(seed, "card"));
          return { card, outcome: drawOutcome(channel, card, source(seed, "salt")) };
        };
        const { card, outcome } = draw();
        expect(draw()).toEqual({ card, outcome });
        if (card.kind !== "race" || outcome.kind !== "race") throw new Error("not a race");
        expect(new Set(card.runners.map(({ name }) => name)).size).toBe(channel.runners);
        expect(outcome.order.toSorted()).toEqual(card.runners.map(({ number }) => number));
        const byFinish = outcome.tracks.toSorted((a, b) => a.passesMs.at(-1)! - b.passesMs.at(-1)!);
        expect(byFinish.map(({ number }) => number)).toEqual(outcome.order);
        for (const { passesMs } of outcome.tracks) {
          expect(passesMs[0]).toBe(0);
          for (const [section, at] of passesMs.entries())
            if (section) expect(at).toBeGreaterThan(passesMs[section - 1]!);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("has chances that add up, over orders and over places", () => {
    for (const channel of races) {
      const card = drawCard(channel, 7, source("a", channel.id));
      if (card.kind !== "race") throw new Error("not a race");
      for (const places of [1, 2, 3]) {
        const orders = ordersOf(card.runners, places);
        const sum = orders.reduce((total, order) => total + orderChance(card.runners, order), 0);
        expect(sum).toBeCloseTo(1, 12);
        const placed = [...placeChances(card.runners, places).values()].reduce((a, b) => a + b, 0);
        expect(placed).toBeCloseTo(places, 12);
      }
    }
  });

  test.each([
    ["raceWinner:points:match:::", "3", "WON"],
    ["raceWinner:points:match:::", "1", "LOST"],
    ["racePlace:points:match:::3", "5", "WON"],
    ["racePlace:points:match:::3", "2", "LOST"],
    ["racePlace:points:match:::2", "5", "LOST"],
    ["raceEachWay:points:match:::3", "3", "WON"],
    ["raceEachWay:points:match:::3", "1", "PLACED"],
    ["raceEachWay:points:match:::3", "4", "LOST"],
    ["forecast:points:match:::", "3-1", "WON"],
    ["forecast:points:match:::", "1-3", "LOST"],
    ["tricast:points:match:::", "3-1-5", "WON"],
    ["tricast:points:match:::", "3-5-1", "LOST"],
    ["raceWinner:points:match:::", "9", "LOST"],
  ])("settles %s on %s as %s", (id, outcome, kind) => {
    const { context } = virtualSports["virtual-horses"].model(
      { attack: 0, defence: 0 },
      { attack: 0, defence: 0 },
    );
    const state = raceState([3, 1, 5, 2, 4]);
    expect(settleOutcome(parseMarketId(id)!, outcome, state, context)?.kind).toBe(kind);
    expect(settleOutcome(parseMarketId(id)!, outcome, { ...state, ended: false }, context)).toBeUndefined();
  });

  test("an each-way price is half to win and half at a part of the odds for a place", () => {
    // With win odds of 6.0 and a fifth of the odds for a place, a stake of 10 pays 5 × 6 + 5 × 2 = 40 for a
    // win and 10 for a place.
    const pay = (win: Parameters<typeof payoutOf>[0]["selections"][number]["win"]) =>
      payoutOf({
        type: single,
        stakePerLineMinor: 1_000n,
        selections: [{ price: 4_000, win }],
        eachWay: false,
        freeBet: false,
        maximumPayoutMinor: 1_000_000n,
      }).payoutMinor;
    expect(pay({ kind: "WON" })).toBe(4_000n);
    expect(pay({ kind: "PLACED", over: 1, under: 5 })).toBe(1_000n);
  });
});

describe("a match", () => {
  test("ends with the drawn score, half by half", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...leagues),
        fc.integer({ min: 0, max: 1e6 }),
        fc.string(),
        (league, number, seed) => {
          const card = drawCard(league, number, source(seed, "card"));
          const outcome = drawOutcome(league, card, source(seed, "salt"));
          if (outcome.kind !== "football") throw new Error("not football");
          expect(outcome.matches).toHaveLength(league.clubs.length / 2);
          for (const match of outcome.matches) {
            const { segments, goals, ended } = finalState(match);
            expect([segments[0]![0] + segments[1]![0], segments[0]![1] + segments[1]![1]]).toEqual([
              ...match.score,
            ]);
            expect(goals).toHaveLength(match.score[0] + match.score[1]);
            expect(ended).toBe(true);
            expect(new Set(match.incidents.map(({ minute }) => minute)).size).toBe(match.incidents.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The exact expected return of an outcome at its price, over every possible result of the event. */
function expectReturn({ kind, market }: VirtualMarket, price: number, won: number, placed = 0): void {
  const shares = kind === "raceEachWay" ? placedShares(market.number!) : { won: 0, returned: 0 };
  const value = won * price + placed * (shares.won * price + shares.returned * 1000);
  const step = priceStep(price);
  expect(value).toBeLessThanOrEqual(virtualReturns[kind] + 1e-6);
  expect(value).toBeGreaterThan(virtualReturns[kind] - step * (won + placed * shares.won) - 1e-6);
}

test("every outcome of every market returns what is stated, less the rounding of its price", () => {
  for (const channel of races) {
    for (let number = 0; number < 20; number++) {
      const card = drawCard(channel, number, source(`${number}`, channel.id));
      if (card.kind !== "race") throw new Error("not a race");
      const placed = placeChances(card.runners, channel.places);
      for (const market of raceMarkets(card.runners, channel.places)) {
        for (const { id, price, probability } of market.outcomes)
          expectReturn(
            market,
            price,
            probability,
            market.kind === "raceEachWay" ? placed.get(Number(id))! - probability : 0,
          );
      }
    }
  }
  for (const { clubs } of leagues) {
    for (const home of clubs) {
      for (const away of clubs) {
        const weights = scoreWeights(home.strength, away.strength);
        const total = weights.reduce((sum, { weight }) => sum + weight, 0);
        for (const market of matchMarkets(weights)) {
          for (const { id, price } of market.outcomes) {
            const won = weights
              .filter(
                ({ score }) =>
                  marketKinds[market.kind].settle(market.market, id, [score], matchContext).kind === "WON",
              )
              .reduce((sum, { weight }) => sum + weight, 0);
            expect(won).toBeGreaterThan(0);
            expectReturn(market, price, won / total);
          }
        }
      }
    }
  }
});

test("win and each-way are offered on every runner, and the prices of a race agree with each other", () => {
  for (const channel of races) {
    for (let number = 0; number < 50; number++) {
      const card = drawCard(channel, number, source(`${number}`, channel.id));
      if (card.kind !== "race") throw new Error("not a race");
      const markets = raceMarkets(card.runners, channel.places);
      const of = (kind: string) => markets.find((market) => market.kind === kind)!.outcomes;
      for (const kind of ["raceWinner", "raceEachWay", "racePlace"])
        expect(of(kind)).toHaveLength(channel.runners);
      const forecasts = of("forecast").reduce((sum, { probability }) => sum + probability, 0);
      expect(forecasts).toBeCloseTo(1, 9);
      for (const { id, price } of of("raceWinner")) {
        expect(price).toBeGreaterThan(of("racePlace").find((one) => one.id === id)!.price);
        expect(price).toBeGreaterThan(of("raceEachWay").find((one) => one.id === id)!.price);
      }
    }
  }
});
