import { fields, pricesOf } from "./race-card.ts";
import { forecastChance, placeChance, winChance } from "./race-odds.ts";

export type RaceReturn = { lowest: number; mean: number; highest: number };

/** The exact return of every bet on every possible field; returns differ only through rounding. */
export function proveHorseRace(): Record<"win" | "place" | "forecast", RaceReturn> {
  const returns = { win: [] as number[], place: [] as number[], forecast: [] as number[] };
  for (const strengths of fields)
    pricesOf(strengths).forEach((prices, runner) => {
      returns.win.push((prices.winPrice / 100) * winChance(strengths, runner));
      returns.place.push((prices.placePrice / 100) * placeChance(strengths, runner));
      prices.forecastPrices.forEach((price, second) => {
        if (second !== runner)
          returns.forecast.push((price / 100) * forecastChance(strengths, runner, second));
      });
    });
  const summed = (all: number[]): RaceReturn => ({
    lowest: Math.min(...all),
    mean: all.reduce((sum, one) => sum + one, 0) / all.length,
    highest: Math.max(...all),
  });
  return { win: summed(returns.win), place: summed(returns.place), forecast: summed(returns.forecast) };
}
