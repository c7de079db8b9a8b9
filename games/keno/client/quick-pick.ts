import { KENO_NUMBERS } from "../math/keno.ts";

/**
 * Adds random numbers to the player's picks. Picks do not influence the draw, so any random source will do.
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
