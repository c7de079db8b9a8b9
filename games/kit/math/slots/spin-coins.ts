import type { PlayedSpin } from "./play-spin.ts";
import type { Slot } from "./slot.ts";

export function spinCoins(slot: Slot, spin: PlayedSpin): number {
  const lit = spin.lanterns.reduce((sum, { value }) => sum + value, 0);
  const screens = spin.screens.reduce((sum, { coins }) => sum + coins, 0);
  const stakes = (spin.hold?.total ?? 0) + (spin.collect?.total ?? 0);
  return screens * spin.multiplier * Math.max(1, lit) + spin.scatterCoins + stakes * slot.coins;
}
