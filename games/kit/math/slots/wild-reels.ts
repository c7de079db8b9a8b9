import { compileSlot } from "./compiled-slot.ts";
import { type FeatureMoments, mixOf, noFeature, sumOf } from "./feature-moments.ts";
import { lineMoments } from "./line-moments.ts";
import { reelWindows } from "./reel-windows.ts";
import type { Slot } from "./slot.ts";
import { mixMoments, type SpinMoments } from "./spin-moments.ts";

/** A spin with a known set of wild reels, given as bits. */
type WildSpin = { set: number; moments: SpinMoments };

/** The moments of a spin for every set of wild reels, and the probability of each set. */
export type WildReels = {
  spins: readonly WildSpin[];
  /** The probability that the reels in `set` are wild after a spin that began with the reels in `locked` wild. */
  chanceFrom(locked: number, set: number): number;
};

/**
 * The moments of a spin with expanding wilds, for each set of wild reels: reels in the set show only wilds,
 * and the others show every window that has no wild.
 */
export function proveWildReels(slot: Slot, isFree: boolean): WildReels {
  const { expandingWilds: _, ...still } = slot;
  const compiled = compileSlot(still);
  const { reelCount, rows, wild } = compiled;
  const windows = reelWindows(compiled, isFree ? compiled.freeReels : compiled.reels, undefined).map((reel) =>
    reel.map(({ symbols }) => symbols),
  );
  const without = windows.map((reel) => reel.filter((window) => !window.includes(wild)));
  const wildChance = windows.map((reel, at) => 1 - without[at]!.length / reel.length);
  const allWild = [new Uint8Array(rows).fill(wild)];
  const has = (set: number, reel: number): boolean => (set & (1 << reel)) !== 0;
  const spins = Array.from({ length: 1 << reelCount }, (_, set) => ({
    set,
    moments: lineMoments(
      compiled,
      without.map((reel, at) => (has(set, at) ? allWild : reel)),
    ),
  }));
  return {
    spins,
    chanceFrom(locked, set) {
      if ((locked & set) !== locked) return 0;
      return wildChance.reduce((product, chance, reel) => {
        if (has(locked, reel)) return product;
        return product * (has(set, reel) ? chance : 1 - chance);
      }, 1);
    },
  };
}

/** The moments of a spin that starts without wild reels. */
export const openingSpin = ({ spins, chanceFrom }: WildReels): SpinMoments =>
  mixMoments(spins.map(({ set, moments }) => ({ chance: chanceFrom(0, set), moments })));

/** The payout of free spins in which wild reels stay wild. */
export function stickyFreeSpins(wildReels: WildReels, count: number): FeatureMoments {
  return chain(wildReels, count, (set) => set)(0);
}

/** The payout of a paid spin and its respins, in which wild reels move one reel to the left. */
export function walkingRound(wildReels: WildReels, respins: number): FeatureMoments {
  const after = chain(wildReels, respins, (set) => set >> 1, true);
  return mixOf(
    possible(wildReels, 0).map(({ chance, set, payout }) => ({
      chance,
      moments: set >> 1 > 0 ? sumOf(payout, after(set >> 1)) : payout,
    })),
  );
}

/**
 * The payout of at most `count` further spins, as a function of the reels that are wild before the first of
 * them. `next` returns which reels are wild before the following spin; with `untilNone`, the spins end when
 * no reel is wild.
 */
function chain(
  wildReels: WildReels,
  count: number,
  next: (set: number) => number,
  untilNone = false,
): (locked: number) => FeatureMoments {
  const sets = wildReels.spins.map(({ set }) => possible(wildReels, set));
  let after: FeatureMoments[] = sets.map(() => noFeature);
  for (let spin = 0; spin < count; spin++)
    after = sets.map((outcomes, locked) => {
      if (untilNone && locked === 0) return noFeature;
      return mixOf(
        outcomes.map(({ chance, set, payout }) => ({ chance, moments: sumOf(payout, after[next(set)]!) })),
      );
    });
  return (locked) => after[locked]!;
}

function possible({ spins, chanceFrom }: WildReels, locked: number) {
  return spins.flatMap(({ set, moments }) => {
    const chance = chanceFrom(locked, set);
    return chance > 0 ? [{ chance, set, payout: spinPayout(moments) }] : [];
  });
}

/** The payout of a spin regardless of its number of scatters. */
export function spinPayout(moments: SpinMoments): FeatureMoments {
  const payout = { mean: 0, square: 0, zero: 0, most: 0 };
  for (const { mean, square, zero, most } of moments) {
    payout.mean += mean;
    payout.square += square;
    payout.zero += zero;
    payout.most = Math.max(payout.most, most);
  }
  return payout;
}
