import type { RandomSource } from "@parlour/games/kit/math/random-source";
import { chiSquareAsZ } from "@parlour/games/kit/math/testing/statistics";
import { meetingsOn } from "./card/calendar.ts";
import { type RaceCard, raceCard } from "./card/race-card.ts";
import { dateOf, dayOf, type World } from "./card/world.ts";
import { drawFinish } from "./model/draw-finish.ts";
import { orderChance, placeTable } from "./model/finish-chances.ts";
import { defaultMargins, forecastPrice, raceMarkets, returnShareOf } from "./odds/markets.ts";
import { type FixedKind, type FixedResult, settleFixed } from "./odds/settle-fixed.ts";

/** Race cards of consecutive days, for simulations. */
export function cardsFrom(world: World, date: string, count: number): RaceCard[] {
  const cards: RaceCard[] = [];
  for (let day = dayOf(date); cards.length < count; day++)
    for (const meeting of meetingsOn(world, dateOf(day)))
      for (const race of meeting.races) cards.push(raceCard(world, meeting, race));
  return cards.slice(0, count);
}

export interface RaceProof {
  races: number;
  /** Standard normal values of the chi-squared statistics, by place; values far from zero are suspicious. */
  placeZ: number[];
  /**
   * The chi-squared statistic, as a standard normal value, for the first two in order, over the most likely pairs of
   * each card.
   */
  exactaZ: number;
  returns: { kind: FixedKind; expected: number; returned: number; deviations: number }[];
}

interface Tally {
  staked: number;
  returned: number;
  expected: number;
  /** The sum over all races of the squared difference between actual and expected return, for the standard error. */
  squares: number;
}

const STAKE = 1_000_000n;
const kinds = ["win", "place", "show", "each-way", "forecast"] as const;

/**
 * Simulates each card many times and compares frequencies and returns with the model and the prices. Bets are
 * settled only in one of every `settleEvery` races, because settling takes longer than drawing a race.
 */
export function proveRaces(
  cards: readonly RaceCard[],
  { races, settleEvery }: { races: number; settleEvery: number },
  random: RandomSource,
): RaceProof {
  const perCard = Math.ceil(races / cards.length);
  const chiSquares = [0, 0, 0];
  const freedoms = [0, 0, 0];
  let exactaSum = 0;
  let exactaFreedom = 0;
  const tallies = Object.fromEntries(
    kinds.map((kind) => [kind, { staked: 0, returned: 0, expected: 0, squares: 0 }]),
  ) as Record<(typeof kinds)[number], Tally>;

  for (const card of cards) {
    const { model, runners } = card;
    const chances = placeTable(model, 3);
    const counts = runners.map(() => [0, 0, 0]);
    const favourites = topPairs(card);
    const pairCounts = new Array<number>(favourites.length + 1).fill(0);
    const bets = betsOn(card);
    for (let run = 0; run < perCard; run++) {
      const { order } = drawFinish(model, random);
      const sequence = order.flat();
      for (let place = 0; place < 3; place++) counts[sequence[place]! - 1]![place]!++;
      const pair = favourites.findIndex(([one, other]) => sequence[0] === one && sequence[1] === other);
      pairCounts[pair === -1 ? favourites.length : pair]!++;
      if (run % settleEvery === 0) settleInto(tallies, bets, { card, order });
    }
    for (let place = 0; place < 3; place++) {
      for (const [at, chance] of chances.entries())
        chiSquares[place]! +=
          (counts[at]![place]! - chance[place]! * perCard) ** 2 / (chance[place]! * perCard);
      freedoms[place]! += runners.length - 1;
    }
    const pairChances = favourites.map((pair) => orderChance(model, pair));
    pairChances.push(1 - pairChances.reduce((sum, chance) => sum + chance, 0));
    for (const [at, chance] of pairChances.entries())
      exactaSum += (pairCounts[at]! - chance * perCard) ** 2 / (chance * perCard);
    exactaFreedom += favourites.length;
  }
  return {
    races: perCard * cards.length,
    placeZ: chiSquares.map((sum, place) => chiSquareAsZ(sum, freedoms[place]!)),
    exactaZ: chiSquareAsZ(exactaSum, exactaFreedom),
    returns: kinds.map((kind) => {
      const { staked, returned, expected, squares } = tallies[kind];
      return {
        kind,
        expected: expected / staked,
        returned: returned / staked,
        deviations: (returned - expected) / Math.sqrt(squares),
      };
    }),
  };
}

interface SampleBet {
  kind: (typeof kinds)[number];
  runners: number[];
  priceMilli: number;
  /** The exact expected return for 1 staked. */
  expected: number;
}

/**
 * Every bet on single runners and the forecasts of the most likely pairs, with their exact expected returns.
 */
function betsOn(card: RaceCard): SampleBet[] {
  const { model, race } = card;
  const { runners, eachWayTerms } = raceMarkets(model, race.isHandicap);
  const table = placeTable(model, Math.max(3, eachWayTerms?.places ?? 0));
  const bets: SampleBet[] = [];
  for (const [at, prices] of runners.entries()) {
    const within = (places: number) => table[at]!.slice(0, places).reduce((sum, one) => sum + one, 0);
    const add = (kind: SampleBet["kind"], priceMilli: number | null, expected: (price: number) => number) => {
      if (priceMilli !== null)
        bets.push({ kind, runners: [prices.runner], priceMilli, expected: expected(priceMilli / 1000) });
    };
    add("win", prices.win, (price) => price * within(1));
    add("place", prices.place, (price) => price * within(2));
    add("show", prices.show, (price) => price * within(3));
    if (eachWayTerms) {
      const { places, numerator, denominator } = eachWayTerms;
      add(
        "each-way",
        prices.eachWay,
        (price) => (price * within(1) + (1 + ((price - 1) * numerator) / denominator) * within(places)) / 2,
      );
    }
  }
  for (const pair of topPairs(card)) {
    const priceMilli = forecastPrice(model, pair[0], pair[1]);
    if (priceMilli !== null)
      bets.push({
        kind: "forecast",
        runners: pair,
        priceMilli,
        expected: (priceMilli / 1000) * orderChance(model, pair),
      });
  }
  return bets;
}

/**
 * Settles the bets on a race. All bets of one kind count as a single observation, because they win and lose
 * together.
 */
function settleInto(
  tallies: Record<SampleBet["kind"], Tally>,
  bets: readonly SampleBet[],
  { card, order }: { card: RaceCard; order: number[][] },
): void {
  const result: FixedResult = {
    order,
    withdrawn: [],
    starters: card.runners.length,
    isHandicap: card.race.isHandicap,
    startingPrices: new Map(),
  };
  const differences = new Map<SampleBet["kind"], number>();
  for (const bet of bets) {
    const { returnMinor } = settleFixed(
      { ...bet, stakeMinor: STAKE, isBestOddsGuaranteed: false, deductionPercent: 0 },
      result,
    );
    const returned = Number(returnMinor) / Number(STAKE) / (bet.kind === "each-way" ? 2 : 1);
    const tally = tallies[bet.kind];
    tally.staked++;
    tally.returned += returned;
    tally.expected += bet.expected;
    differences.set(bet.kind, (differences.get(bet.kind) ?? 0) + returned - bet.expected);
  }
  for (const [kind, difference] of differences) tallies[kind].squares += difference ** 2;
}

/**
 * Pairs of the four strongest horses; rarer pairs are expected fewer than five times, too few for the test.
 */
function topPairs({ model }: RaceCard): [number, number][] {
  const strongest = model.runners
    .map((runner, at) => ({ runner, weight: model.stages[0]![at]! }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 4)
    .map(({ runner }) => runner);
  return strongest.flatMap((one) =>
    strongest.filter((other) => other !== one).map((other): [number, number] => [one, other]),
  );
}

/** The maximum share of the stakes that each sampled market should return. */
export const intendedReturns: Record<string, number> = {
  win: returnShareOf(defaultMargins.winBps),
  place: returnShareOf(defaultMargins.placeBps),
  show: returnShareOf(defaultMargins.placeBps),
  "each-way": returnShareOf(defaultMargins.eachWayBps),
  forecast: returnShareOf(defaultMargins.forecastBps),
};
