import type { RandomSource } from "@parlour/games/kit/math/random-source";
import { chiSquareAsZ } from "@parlour/games/kit/math/testing/statistics";
import { meetingsOn } from "./card/calendar.ts";
import { type RaceCard, raceCard } from "./card/race-card.ts";
import { dateOf, dayOf, type World } from "./card/world.ts";
import { drawFinish } from "./model/draw-finish.ts";
import { orderChance, placeTable } from "./model/finish-chances.ts";
import {
  type ProvenMarket,
  provenMarkets,
  sampleRace,
  sampleWithdrawal,
  settleInto,
  type Tally,
  topPairs,
} from "./prove-bets.ts";

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
  returns: { market: ProvenMarket; expected: number; returned: number; deviations: number }[];
}

/**
 * Simulates each card many times and compares frequencies and returns with the model and the prices. Bets are
 * settled only in one of every `settleEvery` races, because settling takes longer than drawing a race; then the race is
 * also run without a horse that was withdrawn.
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
    provenMarkets.map((market) => [market, { staked: 0, returned: 0, expected: 0, squares: 0 }]),
  ) as Record<ProvenMarket, Tally>;

  for (const card of cards) {
    const { model, runners } = card;
    const chances = placeTable(model, 3);
    const counts = runners.map(() => [0, 0, 0]);
    const favourites = topPairs(model);
    const pairCounts = new Array<number>(favourites.length + 1).fill(0);
    const sample = sampleRace(card);
    const withdrawal = sampleWithdrawal(card);
    for (let run = 0; run < perCard; run++) {
      const { order } = drawFinish(model, random);
      const sequence = order.flat();
      for (let place = 0; place < 3; place++) counts[sequence[place]! - 1]![place]!++;
      const pair = favourites.findIndex(([one, other]) => sequence[0] === one && sequence[1] === other);
      pairCounts[pair === -1 ? favourites.length : pair]!++;
      if (run % settleEvery === 0) {
        settleInto(tallies, sample, order);
        settleInto(tallies, withdrawal, drawFinish(withdrawal.model, random).order);
      }
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
    returns: provenMarkets.map((market) => {
      const { staked, returned, expected, squares } = tallies[market];
      return {
        market,
        expected: expected / staked,
        returned: returned / staked,
        deviations: (returned - expected) / Math.sqrt(squares),
      };
    }),
  };
}
