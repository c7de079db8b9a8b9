import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { drawOrder } from "./draw-order.ts";
import { type Chance, forecastOdds, placeOdds, winOdds } from "./race-odds.ts";

export const RUNNERS = 8;
export const FORM_RACES = 5;
/** Odds are set for a return of 95% and rounded down to the hundredth. */
const RETURNED = 95n;
export const PRICE_MIN = 101;

/**
 * The possible fields, each as the strengths of its eight runners, which add up to 100. Each race picks one
 * of these lists and shuffles it.
 */
export const fields: readonly (readonly number[])[] = [
  [30, 20, 15, 11, 9, 7, 5, 3],
  [25, 22, 16, 12, 10, 7, 5, 3],
  [40, 16, 12, 10, 8, 6, 5, 3],
  [20, 18, 16, 14, 11, 9, 7, 5],
  [35, 25, 12, 9, 7, 5, 4, 3],
  [18, 17, 15, 14, 12, 10, 8, 6],
  [28, 26, 18, 10, 7, 5, 4, 2],
  [22, 20, 17, 13, 11, 8, 6, 3],
];

export const stable: readonly string[] = [
  "Velvet Anvil",
  "Marble Kite",
  "Tin Cathedral",
  "Paper Lighthouse",
  "Saffron Clock",
  "Winter Ledger",
  "Brass Umbrella",
  "Seventh Balcony",
  "Ink and Ember",
  "Plum Telegraph",
  "Gilded Puddle",
  "Harbour Waltz",
  "Moth Parade",
  "Opal Biscuit",
  "Crimson Footnote",
  "Amber Staircase",
  "Velour Cannon",
  "Midnight Marmalade",
  "Juniper Drum",
  "Polite Hurricane",
  "Lantern Fugue",
  "Cobalt Kettle",
  "Thistle Opera",
  "Second Violin",
];

/**
 * A runner on the race card. Prices are decimal odds in hundredths: the payout per unit staked, stake
 * included.
 */
export type Runner = {
  /** The saddlecloth number, from 1 to 8. */
  number: number;
  name: string;
  /** The runner's form: finishing positions in five simulated races of this field, latest last. */
  form: number[];
  strength: number;
  winPrice: number;
  placePrice: number;
  /**
   * The odds of a forecast with this runner first, indexed by the second runner's number − 1; 0 for the
   * runner itself.
   */
  forecastPrices: number[];
};

export type RaceCard = { runners: Runner[] };

/**
 * Converts a probability to odds. Uses whole numbers throughout, because a floating-point quotient can be
 * slightly below the exact odds.
 */
const priceOf = ({ numerator, denominator }: Chance): number =>
  Math.max(PRICE_MIN, Number((RETURNED * denominator) / numerator));

/** The odds of a field; the same strengths always give the same odds. */
export function pricesOf(
  strengths: readonly number[],
): Pick<Runner, "winPrice" | "placePrice" | "forecastPrices">[] {
  return strengths.map((_, runner) => ({
    winPrice: priceOf(winOdds(strengths, runner)),
    placePrice: priceOf(placeOdds(strengths, runner)),
    forecastPrices: strengths.map((_, second) =>
      second === runner ? 0 : priceOf(forecastOdds(strengths, runner, second)),
    ),
  }));
}

/** Draws the runners, their form and their odds: everything that is published before betting. */
export function drawRaceCard(random: RandomSource): RaceCard {
  const field = fields[random.below(fields.length)]!;
  const strengths = drawDistinct(RUNNERS, RUNNERS, random).map((place) => field[place]!);
  const names = drawDistinct(stable.length, RUNNERS, random);
  const past = Array.from({ length: FORM_RACES }, () => drawOrder(strengths, random));
  const forms = formsByStrength(strengths, past);
  const prices = pricesOf(strengths);
  return {
    runners: strengths.map((strength, index) => ({
      number: index + 1,
      name: stable[names[index]!]!,
      form: forms[index]!,
      strength,
      ...prices[index]!,
    })),
  };
}

/**
 * Assigns the form lines by strength, the best to the strongest runner: the shorter the odds, the better the
 * form. Five simulated races are too few to be reliable, so a favourite could otherwise show the worst form.
 */
function formsByStrength(strengths: readonly number[], past: readonly (readonly number[])[]): number[][] {
  const lines = strengths.map((_, index) => past.map((order) => order.indexOf(index) + 1));
  const total = (line: readonly number[]): number => line.reduce((sum, place) => sum + place, 0);
  lines.sort((one, other) => total(one) - total(other));
  const ranking = strengths
    .map((_, index) => index)
    .sort((one, other) => strengths[other]! - strengths[one]!);
  return strengths.map((_, index) => lines[ranking.indexOf(index)]!);
}
