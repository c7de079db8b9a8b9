import type { GameProof } from "../../kit/math/manifest.ts";
import { proveSpots, unreachableSpots } from "../../kit/math/prove-spots.ts";
import { settleMoneyWheel, type WheelResult } from "./spin-money-wheel.ts";
import { mostMultipliers, wheelFields, wheelNumbers } from "./wheel-fields.ts";

/**
 * Every sequence of multipliers and the number that follows it, with whole-number weights over a common
 * denominator.
 */
function results(): { outcome: WheelResult; weight: number }[] {
  const numbers = wheelFields.filter(({ kind }) => kind === "number");
  const multipliers = wheelFields.filter(({ kind }) => kind === "multiplier");
  const all: { outcome: WheelResult; weight: number }[] = [];
  const spin = (depth: number, multiplier: number, weight: number): void => {
    const isLast = depth === mostMultipliers;
    // After the maximum number of multipliers, a spin can end only on numbers, so its weights are scaled up
    // to the same denominator.
    const share = isLast ? weight * wheelFields.length : weight * numbers.length;
    for (const { value } of numbers) {
      const left = (wheelFields.length * numbers.length) ** (mostMultipliers - depth);
      all.push({ outcome: { number: value, multiplier }, weight: share * left });
    }
    if (isLast) return;
    for (const { value } of multipliers) spin(depth + 1, multiplier * value, weight * numbers.length);
  };
  spin(0, 1, 1);
  return all;
}

export const moneyWheelProof: GameProof = {
  prove: () => {
    const spots = {
      spots: wheelNumbers.map(String),
      kindOf: (spot: string) => spot,
      outcomes: results(),
      settle: settleMoneyWheel,
    };
    const most = Math.max(
      ...wheelFields.filter(({ kind }) => kind === "multiplier").map(({ value }) => value),
    );
    return {
      main: "10",
      figures: proveSpots(spots),
      maximum: Math.max(...wheelNumbers) * most ** mostMultipliers + 1,
      payUnit: 1,
      unreachable: unreachableSpots(spots),
    };
  },
};
