import type { FeatureMoments } from "./feature-moments.ts";
import type { PickBonus } from "./slot.ts";

/** The payout of `count` picks, in stakes; each prize can be picked only once. */
export function pickMoments({ prizes }: PickBonus, count: number): FeatureMoments {
  const all = prizes.length;
  const sum = prizes.reduce((total, prize) => total + prize, 0);
  const squares = prizes.reduce((total, prize) => total + prize ** 2, 0);
  const pair = (sum ** 2 - squares) / (all * (all - 1));
  return {
    mean: (count * sum) / all,
    square: (count * squares) / all + count * (count - 1) * pair,
    zero: 0,
    most: prizes
      .toSorted((one, other) => other - one)
      .slice(0, count)
      .reduce((total, prize) => total + prize, 0),
  };
}
