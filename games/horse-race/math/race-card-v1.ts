import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { drawOrder } from "./draw-order.ts";
import { FORM_RACES, fields, PRICE_MIN, type RaceCard, RUNNERS, stable } from "./race-card.ts";
import { forecastChance, placeChance, winChance } from "./race-odds.ts";

const priceOf = (chance: number): number => Math.max(PRICE_MIN, Math.floor((0.95 / chance) * 100));

/**
 * Draws the race card as in version 1, which computed odds in floating point (some were a hundredth too low)
 * and did not sort form by strength, so a favourite could show the worst form.
 */
export function drawRaceCardV1(random: RandomSource): RaceCard {
  const field = fields[random.below(fields.length)]!;
  const strengths = drawDistinct(RUNNERS, RUNNERS, random).map((place) => field[place]!);
  const names = drawDistinct(stable.length, RUNNERS, random);
  const past = Array.from({ length: FORM_RACES }, () => drawOrder(strengths, random));
  return {
    runners: strengths.map((strength, index) => ({
      number: index + 1,
      name: stable[names[index]!]!,
      form: past.map((order) => order.indexOf(index) + 1),
      strength,
      winPrice: priceOf(winChance(strengths, index)),
      placePrice: priceOf(placeChance(strengths, index)),
      forecastPrices: strengths.map((_, second) =>
        second === index ? 0 : priceOf(forecastChance(strengths, index, second)),
      ),
    })),
  };
}
