import type { RandomSource } from "../random-source.ts";
import type { CompiledSlot } from "./compiled-slot.ts";
import { drawWeighted } from "./draw-weighted.ts";
import { newCascadeState } from "./play-cascades.ts";
import { type PlayedSpin, playSpin } from "./play-spin.ts";
import { levelsOf } from "./reel-heights.ts";
import type { BetMode } from "./slot-state.ts";
import { spinCoins } from "./spin-coins.ts";

/** The maximum number of free spins in a round, so that a round always ends. */
export const FREE_SPINS_MAX = 300;

/** Plays the paid spin, then its respins and free spins. */
export function playRound(
  compiled: CompiledSlot,
  random: RandomSource,
  mode?: BetMode | undefined,
): PlayedSpin[] {
  const first = playSpin(compiled, null, random, { mode });
  return [first, ...playRespins(compiled, first, random), ...playFreeSpins(compiled, first, random)];
}

function playRespins(compiled: CompiledSlot, first: PlayedSpin, random: RandomSource): PlayedSpin[] {
  const { walkingWilds } = compiled.slot;
  const most = walkingWilds?.respins ?? levelsOf(compiled.slot) - 1;
  const played: PlayedSpin[] = [];
  let last = first;
  while (played.length < most) {
    // Each wild moves one reel to the left. Bit 0 is the leftmost reel, so the bits shift right by one.
    const locked = walkingWilds ? last.expanded >> 1 : 0;
    const isAwarded = walkingWilds ? locked > 0 : last.screens.some(({ coins }) => coins > 0);
    if (!isAwarded) break;
    last = playSpin(compiled, null, random, { locked, respin: played.length + 1 });
    played.push(last);
  }
  return played;
}

function playFreeSpins(compiled: CompiledSlot, first: PlayedSpin, random: RandomSource): PlayedSpin[] {
  const { slot } = compiled;
  const { freeSpins } = slot;
  let left = first.freeSpins;
  if (!freeSpins || left === 0) return [];
  const chosen = freeSpins.expandingSymbols
    ? drawWeighted(freeSpins.expandingSymbols, ([, weight]) => weight, random)[0]
    : null;
  const cascades = newCascadeState(compiled, true);
  const most = (slot.maximumWin ?? Number.POSITIVE_INFINITY) * slot.coins;
  const played: PlayedSpin[] = [];
  let coins = spinCoins(slot, first);
  while (left > 0 && played.length < FREE_SPINS_MAX && coins < most) {
    const locked = freeSpins.stickyWilds ? (played.at(-1)?.expanded ?? 0) : 0;
    const collected = played.at(-1)?.collect?.collected ?? 0;
    const spin = playSpin(compiled, played.length, random, { locked, chosen, cascades, collected });
    played.push(spin);
    coins += spinCoins(slot, spin);
    left += spin.freeSpins - 1;
  }
  return played;
}
