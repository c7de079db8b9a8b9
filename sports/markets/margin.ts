import { type Price, priceOf } from "../odds/price.ts";
import type { Margin } from "./market.ts";

/**
 * Offered prices for fair probabilities, in the same order. Their inverses add up to the number of winners
 * times one plus the margin, apart from the rounding of prices. An outcome that cannot win gets no price.
 */
export function applyMargin(probabilities: readonly number[], margin: Margin): (Price | undefined)[] {
  const target = 1 + margin.permille / 1000;
  const inflate = inflation(probabilities, margin, target);
  return probabilities.map((probability) => {
    if (probability <= LEAST_PROBABILITY) return undefined;
    return priceOf(1 / inflate(probability));
  });
}

/** Below this a price would be far above the highest one. */
const LEAST_PROBABILITY = 1e-6;

function inflation(
  probabilities: readonly number[],
  { method, winners }: Margin,
  target: number,
): (probability: number) => number {
  if (method === "proportional" && winners > 1) {
    // The chance of not winning is scaled instead, because a short outcome could be pushed above certainty.
    const kept = (probabilities.length - winners * target) / (probabilities.length - winners);
    return (probability) => 1 - (1 - probability) * kept;
  }
  if (method !== "power") return (probability) => probability * target;
  const open = probabilities.filter((probability) => probability > LEAST_PROBABILITY);
  if (open.length < 2) return (probability) => probability * target;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    const sum = open.reduce((total, probability) => total + probability ** middle, 0);
    if (sum > target) low = middle;
    else high = middle;
  }
  return (probability) => probability ** high;
}
