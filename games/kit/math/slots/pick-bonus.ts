import type { RandomSource } from "../random-source.ts";
import { payFor } from "./play-spin.ts";
import type { PickBonus } from "./slot.ts";

/** The prizes in the order in which they are picked, then those that were left. */
export type PickResult = { picked: number[]; left: number[] };

/** Draws the prizes that a number of scatters awards; null if there are too few scatters. */
export function playPicks(
  bonus: PickBonus | undefined,
  scatters: number,
  random: RandomSource,
): PickResult | null {
  const count = payFor(bonus?.picks, scatters);
  if (!bonus || count === 0) return null;
  const left = [...bonus.prizes];
  const picked = Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0]!);
  return { picked, left };
}
