import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { settleSpot } from "../../kit/math/roulette-game.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";

/** A number whose straight bets pay more in this round: `pays` times the stake, stake included. */
export type LuckyNumber = { pocket: number; pays: number };
export type SparkOutcome = { pocket: number; lucky: LuckyNumber[] };

/** The number of lucky numbers is one to five, each equally likely. */
export const mostLucky = 5;
/** The payout of a straight bet on a number that is not lucky, stake included: 29 to one. */
export const plainStraight = 30;
/** The possible payouts of a lucky number, stake included, with their probabilities in percent. */
export const luckyPays: readonly { pays: number; weight: number }[] = [
  { pays: 50, weight: 54 },
  { pays: 100, weight: 24 },
  { pays: 150, weight: 9 },
  { pays: 200, weight: 6 },
  { pays: 300, weight: 3 },
  { pays: 400, weight: 2 },
  { pays: 500, weight: 2 },
];
const weightOfAll = luckyPays.reduce((sum, { weight }) => sum + weight, 0);

export function drawLuckyPay(random: RandomSource): number {
  let at = random.below(weightOfAll);
  for (const { pays, weight } of luckyPays) {
    if (at < weight) return pays;
    at -= weight;
  }
  throw new RangeError("The draw is outside the weights.");
}

/**
 * Draws the lucky numbers. This happens after betting has closed, so that no number is a better bet than
 * another.
 */
export function drawLuckyNumbers(random: RandomSource): LuckyNumber[] {
  const count = 1 + random.below(mostLucky);
  return drawDistinct(europeanLayout.wheel.length, count, random).map((pocket) => ({
    pocket,
    pays: drawLuckyPay(random),
  }));
}

/** The payout of a bet on one spot, stake included. Only straight bets differ from European roulette. */
export function settleSpark(spotId: string, stakeMinor: number, { pocket, lucky }: SparkOutcome): number {
  const spot = europeanLayout.spots.get(spotId);
  if (spot?.kind !== "straight") return settleSpot(europeanLayout, spotId, stakeMinor, pocket);
  if (spot.pockets[0] !== pocket) return 0;
  return stakeMinor * (lucky.find((number) => number.pocket === pocket)?.pays ?? plainStraight);
}
