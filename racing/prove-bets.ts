import type { RaceCard } from "./card/race-card.ts";
import { orderChance, placeTable, quinellaChance } from "./model/finish-chances.ts";
import { type FinishModel, withoutRunners } from "./model/finish-model.ts";
import { type EachWayTerms, eachWayReturn, eachWayTerms } from "./odds/each-way.ts";
import {
  defaultMargins,
  forecastPrice,
  quinellaPrice,
  raceMarkets,
  returnShareOf,
  startingPrices,
  tricastPrice,
} from "./odds/markets.ts";
import { ruleFourPercent } from "./odds/rule-four.ts";
import { type FixedBet, type FixedResult, settleFixed } from "./odds/settle-fixed.ts";

/** The kinds of bets that are simulated, named as in the report. */
export const provenMarkets = [
  "win",
  "place",
  "show",
  "each-way",
  "forecast",
  "quinella",
  "tricast",
  "starting price",
  "each-way starting price",
  "after a withdrawal",
  "best odds",
] as const;
export type ProvenMarket = (typeof provenMarkets)[number];

/** The maximum share of the stakes that each sampled market should return. */
export const intendedReturns: Partial<Record<ProvenMarket, number>> = {
  win: returnShareOf(defaultMargins.winBps),
  place: returnShareOf(defaultMargins.placeBps),
  show: returnShareOf(defaultMargins.placeBps),
  "each-way": returnShareOf(defaultMargins.eachWayBps),
  forecast: returnShareOf(defaultMargins.forecastBps),
  quinella: returnShareOf(defaultMargins.forecastBps),
  tricast: returnShareOf(defaultMargins.tricastBps),
  "starting price": returnShareOf(defaultMargins.winBps),
  "each-way starting price": returnShareOf(defaultMargins.eachWayBps),
  // The deductions for a withdrawn horse come from a table of bands, so other bets have no exact margin.
};

interface SampleBet {
  market: ProvenMarket;
  bet: FixedBet;
  /** The exact expected return for 1 staked. */
  expected: number;
}

/** A race with the bets on it. */
export interface SampleRace {
  model: FinishModel;
  bets: SampleBet[];
  result: Omit<FixedResult, "order">;
}

const STAKE = 1_000_000n;

const betOn = (
  kind: FixedBet["kind"],
  runners: readonly number[],
  priceMilli: number | null,
  more: Partial<FixedBet> = {},
): FixedBet => ({
  kind,
  runners,
  priceMilli,
  stakeMinor: STAKE,
  isBestOddsGuaranteed: false,
  deductionPercent: 0,
  ...more,
});

/** The chances of each runner to finish among the first places. */
function placedChances(model: FinishModel, terms: EachWayTerms | null) {
  const table = placeTable(model, Math.max(3, terms?.places ?? 0));
  return (at: number, places: number) => table[at]!.slice(0, places).reduce((sum, one) => sum + one, 0);
}

/**
 * A race in which every horse runs: every bet on single runners, and the forecasts, quinellas and tricasts of the most
 * likely horses.
 */
export function sampleRace({ model, race, runners }: RaceCard): SampleRace {
  const { runners: prices, eachWayTerms: terms } = raceMarkets(model, race.isHandicap);
  const within = placedChances(model, terms);
  const bets: SampleBet[] = [];
  const add = (kind: FixedBet["kind"], line: number[], price: number | null, chance: number) => {
    if (price !== null)
      bets.push({ market: kind, bet: betOn(kind, line, price), expected: (price / 1000) * chance });
  };
  for (const [at, { runner, win, place, show, eachWay }] of prices.entries()) {
    add("win", [runner], win, within(at, 1));
    add("place", [runner], place, within(at, 2));
    add("show", [runner], show, within(at, 3));
    if (terms && eachWay !== null) {
      const chances = { winChance: within(at, 1), placedChance: within(at, terms.places) };
      const expected = eachWayReturn(chances, terms, eachWay);
      bets.push({ market: "each-way", bet: betOn("each-way", [runner], eachWay), expected });
    }
  }
  for (const [one, other] of topPairs(model)) {
    add("forecast", [one, other], forecastPrice(model, one, other), orderChance(model, [one, other]));
    if (one < other)
      add("quinella", [one, other], quinellaPrice(model, one, other), quinellaChance(model, one, other));
    for (const third of strongest(model)) {
      if (third === one || third === other) continue;
      const line: [number, number, number] = [one, other, third];
      add("tricast", line, tricastPrice(model, line), orderChance(model, line));
    }
  }
  const { isHandicap } = race;
  return {
    model,
    bets,
    result: { withdrawn: [], starters: runners.length, isHandicap, startingPrices: new Map() },
  };
}

/**
 * The same race after its second favourite was withdrawn, with bets on the other horses: at the starting price, and at
 * the price before the withdrawal, with and without guaranteed best odds.
 */
export function sampleWithdrawal(card: RaceCard): SampleRace {
  const { isHandicap } = card.race;
  const before = new Map(raceMarkets(card.model, isHandicap).runners.map((one) => [one.runner, one.win]));
  const withdrawn = strongest(card.model).slice(1, 2);
  const model = withoutRunners(card.model, withdrawn);
  const prices = startingPrices(card.model, { withdrawn, isHandicap });
  const deductionPercent = ruleFourPercent(withdrawn.flatMap((runner) => before.get(runner) ?? []));
  const terms = eachWayTerms(model.runners.length, isHandicap);
  const within = placedChances(model, terms);
  const bets = model.runners.flatMap((runner, at): SampleBet[] => {
    const starting = prices.get(runner)!;
    const winChance = within(at, 1);
    const taken = before.get(runner) ?? null;
    const sample: SampleBet[] = [
      {
        market: "starting price",
        bet: betOn("win", [runner], null),
        expected: (starting.win / 1000) * winChance,
      },
    ];
    if (terms !== null)
      sample.push({
        market: "each-way starting price",
        bet: betOn("each-way", [runner], null),
        expected: eachWayReturn(
          { winChance, placedChance: within(at, terms.places) },
          terms,
          starting.eachWay,
        ),
      });
    if (taken === null) return sample;
    const odds = ((taken / 1000 - 1) * (100 - deductionPercent)) / 100;
    return [
      ...sample,
      {
        market: "after a withdrawal",
        bet: betOn("win", [runner], taken, { deductionPercent }),
        expected: (1 + odds) * winChance,
      },
      {
        market: "best odds",
        bet: betOn("win", [runner], taken, { deductionPercent, isBestOddsGuaranteed: true }),
        expected: Math.max(1 + odds, starting.win / 1000) * winChance,
      },
    ];
  });
  return {
    model,
    bets,
    result: { withdrawn, starters: model.runners.length, isHandicap, startingPrices: prices },
  };
}

export interface Tally {
  staked: number;
  returned: number;
  expected: number;
  /** The sum over all races of the squared difference between actual and expected return, for the standard error. */
  squares: number;
}

/**
 * Settles the bets on a race. All bets of one market count as a single observation, because they win and lose
 * together.
 */
export function settleInto(
  tallies: Record<ProvenMarket, Tally>,
  { bets, result }: SampleRace,
  order: number[][],
): void {
  const differences = new Map<ProvenMarket, number>();
  for (const { market, bet, expected } of bets) {
    const { returnMinor } = settleFixed(bet, { ...result, order });
    const returned = Number(returnMinor) / Number(STAKE) / (bet.kind === "each-way" ? 2 : 1);
    const tally = tallies[market];
    tally.staked++;
    tally.returned += returned;
    tally.expected += expected;
    differences.set(market, (differences.get(market) ?? 0) + returned - expected);
  }
  for (const [market, difference] of differences) tallies[market].squares += difference ** 2;
}

/** The four strongest horses; combinations of others are too rare for the test. */
const strongest = (model: FinishModel): number[] =>
  model.runners
    .map((runner, at) => ({ runner, weight: model.stages[0]![at]! }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 4)
    .map(({ runner }) => runner);

/** Pairs of the four strongest horses. */
export const topPairs = (model: FinishModel): [number, number][] => {
  const four = strongest(model);
  return four.flatMap((one) =>
    four.filter((other) => other !== one).map((other): [number, number] => [one, other]),
  );
};
