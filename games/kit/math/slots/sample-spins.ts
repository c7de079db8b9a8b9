import type { RandomSource } from "../random-source.ts";
import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import { type CascadeState, newCascadeState, playCascades } from "./play-cascades.ts";
import { FREE_SPINS_MAX } from "./play-round.ts";
import { landReels, payFor } from "./play-spin.ts";
import { countOn } from "./screen.ts";
import type { BetMode } from "./slot-state.ts";

type Won = (win: FoundWin) => void;

/** A spin's payout in coins, and its scatters when the reels stopped and after the last cascade. */
type SampledSpin = { coins: number; landed: number; scatters: number };

/** Plays the paid spin without recording its screens, which is many times faster than the game itself. */
export function samplePaidSpin(
  compiled: CompiledSlot,
  mode: BetMode | undefined,
  random: RandomSource,
  won?: Won,
): SampledSpin {
  return sampleSpin(compiled, false, newCascadeState(compiled, false), random, mode, won);
}

/** Plays free spins until the last one or the maximum win, and returns their coins. */
export function sampleFreeSpins(
  compiled: CompiledSlot,
  spins: number,
  random: RandomSource,
  watch: { won?: Won | undefined; played?(scatters: number, coins: number): void } = {},
): number {
  const { slot } = compiled;
  const { retrigger } = slot.freeSpins!;
  const most = mostCoins(compiled);
  const state = newCascadeState(compiled, true);
  let coins = 0;
  let left = spins;
  for (let played = 0; left > 0 && played < FREE_SPINS_MAX && coins < most; played++) {
    const spin = sampleSpin(compiled, true, state, random, undefined, watch.won);
    watch.played?.(spin.scatters, spin.coins);
    coins += spin.coins;
    left += payFor(retrigger, spin.scatters) - 1;
  }
  return Math.min(coins, most);
}

/** The slot's maximum win in coins, at which a round ends. */
export const mostCoins = ({ slot }: CompiledSlot): number =>
  (slot.maximumWin ?? Number.POSITIVE_INFINITY) * slot.coins;

function sampleSpin(
  compiled: CompiledSlot,
  isFree: boolean,
  state: CascadeState,
  random: RandomSource,
  mode: BetMode | undefined,
  won: Won | undefined,
): SampledSpin {
  const { rows, scatter, slot } = compiled;
  const { screen, reels, stops } = landReels(compiled, isFree, random, { mode });
  const landed = countOn(screen, rows, scatter);
  const coins = playCascades(compiled, screen, { reels, stops }, isFree, state, won && { won });
  const scatters = countOn(screen, rows, scatter);
  return { coins: coins + payFor(slot.scatterPays, scatters), landed, scatters };
}
