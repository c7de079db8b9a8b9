import { KENO_NUMBERS } from "../math/keno.ts";

/**
 * Numbers at random on top of those that are picked. What is picked decides nothing about what is drawn, so any
 * source will do.
 */
export function quickPick(
  picks: ReadonlySet<number>,
  count: number,
  random: () => number = Math.random,
): Set<number> {
  const chosen = new Set(picks.size >= count ? [] : picks);
  while (chosen.size < count) chosen.add(1 + Math.floor(random() * KENO_NUMBERS));
  return chosen;
}
