import { payOf } from "../pay.ts";
import type { Slot } from "./slot.ts";
import type { BetMode } from "./slot-state.ts";

/** The bets that a slot offers in addition to a plain spin. */
export function betModes({ anteBet, featureBuy }: Slot): BetMode[] {
  return [...(anteBet ? (["ante"] as const) : []), ...(featureBuy ? (["buy"] as const) : [])];
}

/** The cost of a round in minor units. */
export function costOf(slot: Slot, stakeMinor: number, mode?: BetMode | undefined): number {
  if (mode === "ante") return payOf(stakeMinor, ...slot.anteBet!.cost);
  return mode === "buy" ? stakeMinor * slot.featureBuy!.cost : stakeMinor;
}
