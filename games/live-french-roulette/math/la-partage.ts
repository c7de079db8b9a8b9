import { settleSpot } from "../../kit/math/roulette-game.ts";
import type { RouletteLayout, SpotKind } from "../../kit/math/roulette-layout.ts";

export const evenChances: readonly SpotKind[] = ["red", "black", "even", "odd", "low", "high"];

/**
 * The payout of a bet with the la partage rule: on zero, even-money bets lose only half. Stakes are even, so half a
 * stake is a whole number of minor units.
 */
export function settleLaPartage(
  layout: RouletteLayout,
  spotId: string,
  stakeMinor: number,
  pocket: number,
): number {
  const spot = layout.spots.get(spotId);
  if (pocket === 0 && spot && evenChances.includes(spot.kind)) return stakeMinor / 2;
  return settleSpot(layout, spotId, stakeMinor, pocket);
}
