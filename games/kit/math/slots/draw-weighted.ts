import type { RandomSource } from "../random-source.ts";

export function drawWeighted<Entry>(
  entries: readonly Entry[],
  weightOf: (entry: Entry) => number,
  random: RandomSource,
): Entry {
  let total = 0;
  for (const entry of entries) total += weightOf(entry);
  let left = random.below(total);
  for (const entry of entries) {
    left -= weightOf(entry);
    if (left < 0) return entry;
  }
  throw new RangeError("The weights add up to zero.");
}
