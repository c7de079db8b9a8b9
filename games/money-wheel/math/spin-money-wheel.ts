import type { RandomSource } from "../../kit/math/random-source.ts";
import { mostMultipliers, type WheelField, wheelFields } from "./wheel-fields.ts";

/**
 * The fields on which the spins of a round ended, by their position on the wheel. The last one is a number.
 */
export type MoneyWheelOutcome = { stops: number[] };

const numberPlaces = wheelFields.flatMap(({ kind }, place) => (kind === "number" ? [place] : []));

/** Spins the wheel until it stops on a number; a multiplier applies to the next number. */
export function spinMoneyWheel(random: RandomSource): MoneyWheelOutcome {
  const stops: number[] = [];
  for (;;) {
    const isLast = stops.length === mostMultipliers;
    const place = isLast
      ? numberPlaces[random.below(numberPlaces.length)]!
      : random.below(wheelFields.length);
    stops.push(place);
    if (wheelFields[place]!.kind === "number") return { stops };
  }
}

export type WheelResult = { number: number; multiplier: number };

export function resultOfStops(stops: readonly number[]): WheelResult {
  const fields: WheelField[] = stops.map((place) => wheelFields[place]!);
  const multiplier = fields
    .filter(({ kind }) => kind === "multiplier")
    .reduce((product, { value }) => product * value, 1);
  return { number: fields.at(-1)!.value, multiplier };
}

/**
 * The payout of a bet on one number, stake included: the number pays its value to one, times the multipliers that
 * came up before it.
 */
export function settleMoneyWheel(
  spot: string,
  stakeMinor: number,
  { number, multiplier }: WheelResult,
): number {
  return Number(spot) === number ? stakeMinor * (number * multiplier + 1) : 0;
}
