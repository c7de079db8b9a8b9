import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { drawOrder } from "./draw-order.ts";
import { forecastChance, placeChance, winChance } from "./race-odds.ts";

export const RUNNERS = 8;
const FORM_RACES = 5;
/** Prices are made so that 95 of 100 come back, then rounded down to the hundredth. */
const RETURNED = 0.95;
const PRICE_MIN = 101;

/** The possible strengths of a field, in hundredths; each race shuffles one of these. */
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

/** Prices are decimal odds in hundredths: the payout of one unit, stake included. */
export type Runner = {
  /** 1 to 8: the number on the cloth. */
  number: number;
  name: string;
  /** Where it came in, in its last five races against such a field, the latest last. */
  form: number[];
  strength: number;
  winPrice: number;
  placePrice: number;
  /** Who comes second when this one wins: the price by the other's number, 0 for itself. */
  forecastPrices: number[];
};

export type RaceCard = { runners: Runner[] };

const priceOf = (chance: number): number => Math.max(PRICE_MIN, Math.floor((RETURNED / chance) * 100));

/** The prices of a field: the same strengths always make the same prices. */
export function pricesOf(
  strengths: readonly number[],
): Pick<Runner, "winPrice" | "placePrice" | "forecastPrices">[] {
  return strengths.map((_, runner) => ({
    winPrice: priceOf(winChance(strengths, runner)),
    placePrice: priceOf(placeChance(strengths, runner)),
    forecastPrices: strengths.map((_, second) =>
      second === runner ? 0 : priceOf(forecastChance(strengths, runner, second)),
    ),
  }));
}

/** The runners, their form and their prices: everything that is known before the bets. */
export function drawRaceCard(random: RandomSource): RaceCard {
  const field = fields[random.below(fields.length)]!;
  const strengths = drawDistinct(RUNNERS, RUNNERS, random).map((place) => field[place]!);
  const names = drawDistinct(stable.length, RUNNERS, random);
  const past = Array.from({ length: FORM_RACES }, () => drawOrder(strengths, random));
  const prices = pricesOf(strengths);
  return {
    runners: strengths.map((strength, index) => ({
      number: index + 1,
      name: stable[names[index]!]!,
      form: past.map((order) => order.indexOf(index) + 1),
      strength,
      ...prices[index]!,
    })),
  };
}
