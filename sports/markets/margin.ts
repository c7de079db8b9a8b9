import { type Price, priceOf } from "../odds/price.ts";
import type { Margin } from "./market.ts";

/**
 * Converts fair probabilities to offered prices, in the same order. Apart from rounding, the inverse prices
 * add up to the number of winners times one plus the margin. An outcome that cannot win gets no price.
 */
export function applyMargin(probabilities: readonly number[], margin: Margin): (Price | undefined)[] {
  const target = 1 + margin.permille / 1000;
  const inflate = inflation(probabilities, margin, target);
  return probabilities.map((probability) => {
    if (probability <= LEAST_PROBABILITY) return undefined;
    return priceOf(1 / inflate(probability));
  });
}

/**
 * The lowest probability of an outcome that is priced; a less likely outcome would need a price far above the highest
 * price we offer.
 */
const LEAST_PROBABILITY = 1e-6;

function inflation(
  probabilities: readonly number[],
  { method, winners }: Margin,
  target: number,
): (probability: number) => number {
  if (method === "proportional" && winners > 1) {
    // Scaling the chance of winning could push a likely outcome above 100%, so the chance of losing is scaled
    // instead.
    const kept = (probabilities.length - winners * target) / (probabilities.length - winners);
    return (probability) => 1 - (1 - probability) * kept;
  }
  if (method !== "power") return (probability) => probability * target;
  const open = probabilities.filter((probability) => probability > LEAST_PROBABILITY);
  if (open.length < 2) return (probability) => probability * target;
  // The sum that the inflated probabilities must reach: one plus the margin for each winner.
  const wanted = target * winners;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    const sum = open.reduce((total, probability) => total + probability ** middle, 0);
    if (sum > wanted) low = middle;
    else high = middle;
  }
  return (probability) => probability ** high;
}
