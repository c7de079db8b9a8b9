import type { RandomSource } from "../random-source.ts";
import type { CompiledSlot } from "./compiled-slot.ts";
import { drawWeighted } from "./draw-weighted.ts";
import { type PlayedSpin, playSpin } from "./play-spin.ts";

/** The maximum number of free spins in a round, so that a round always ends. */
export const FREE_SPINS_MAX = 300;

/** Plays the paid spin, then its respins and free spins. */
export function playRound(compiled: CompiledSlot, random: RandomSource): PlayedSpin[] {
  const first = playSpin(compiled, null, random);
  return [first, ...playRespins(compiled, first, random), ...playFreeSpins(compiled, first, random)];
}

function playRespins(compiled: CompiledSlot, first: PlayedSpin, random: RandomSource): PlayedSpin[] {
  const { rising, walkingWilds } = compiled.slot;
  const most = rising ? rising.length - 1 : (walkingWilds?.respins ?? 0);
  const played: PlayedSpin[] = [];
  let last = first;
  while (played.length < most) {
    // A wild moves one reel to the left. Sets of reels are bits, so that is one bit down.
    const locked = walkingWilds ? last.expanded >> 1 : 0;
    const isAwarded = walkingWilds ? locked > 0 : last.screens.some(({ coins }) => coins > 0);
    if (!isAwarded) break;
    last = playSpin(compiled, null, random, { locked, respin: played.length + 1 });
    played.push(last);
  }
  return played;
}

function playFreeSpins(compiled: CompiledSlot, first: PlayedSpin, random: RandomSource): PlayedSpin[] {
  const { freeSpins } = compiled.slot;
  let left = first.freeSpins;
  if (!freeSpins || left === 0) return [];
  const chosen = freeSpins.expandingSymbols
    ? drawWeighted(freeSpins.expandingSymbols, ([, weight]) => weight, random)[0]
    : null;
  const played: PlayedSpin[] = [];
  while (left > 0 && played.length < FREE_SPINS_MAX) {
    const locked = freeSpins.stickyWilds ? (played.at(-1)?.expanded ?? 0) : 0;
    const spin = playSpin(compiled, played.length, random, { locked, chosen });
    played.push(spin);
    left += spin.freeSpins - 1;
  }
  return played;
}
