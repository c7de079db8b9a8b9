import { meterLevel } from "./collect.ts";
import { compileSlot } from "./compiled-slot.ts";
import { type FeatureMoments, noFeature } from "./feature-moments.ts";
import { lineMoments, symbolCounter } from "./line-moments.ts";
import { payFor } from "./play-spin.ts";
import { reelWindows } from "./reel-windows.ts";
import { inStakes } from "./round-moments.ts";
import type { Slot } from "./slot.ts";
import { newMoments, type SpinMoments } from "./spin-moments.ts";
import { meanSquare, weightedMean } from "./weighted.ts";

/** Spins with the same numbers of cash symbols, collectors and scatters, and their payout from lines. */
type Outcome = FeatureMoments & { chance: number; cash: number; collectors: number; scatters: number };

/** The base in which the numbers of cash symbols, collectors and scatters are packed into one number. */
const BASE = 16;

/** The exact figures of a slot whose collectors pay the cash symbols. */
export function proveCollect(slot: Slot) {
  const paid = outcomesOf(slot, false);
  const free = outcomesOf(slot, true);
  const feature = freeSpinMoments(slot, free);
  const whole: FeatureMoments = { mean: 0, square: 0, zero: 0, most: 0 };
  let spin = 0;
  let collected = 0;
  for (const outcome of paid) {
    const { chance, scatters } = outcome;
    const spins = payFor(slot.freeSpins!.awards, scatters);
    const first = withCash(slot, outcome, 1);
    add(whole, first, chance, spins === 0 ? noFeature : feature(spins, 0));
    spin += outcome.mean;
    collected += first.mean - outcome.mean;
  }
  const round = inStakes(slot, whole);
  const [base, cash] = [spin / slot.coins, collected / slot.coins];
  const parts = { "the spin": base, "collected cash": cash, "free spins": round.mean - base - cash };
  const spinsBy = (outcomes: readonly Outcome[]) => ({ moments: byScatters(slot, outcomes), reached: null });
  return { paid: spinsBy(paid), free: spinsBy(free), parts, round };
}

/**
 * The payout of free spins, given how many spins are left and how many collectors have landed. Collectors fill
 * the meter, which affects later spins, so the payout is computed from the last spin backwards.
 */
function freeSpinMoments(slot: Slot, outcomes: readonly Outcome[]) {
  const { meter } = slot.collect!;
  const full = meter.every * (meter.multipliers.length - 1);
  const known = new Map<string, FeatureMoments>();
  const from = (left: number, collectedBefore: number): FeatureMoments => {
    if (left === 0) return noFeature;
    const collected = Math.min(collectedBefore, full);
    const key = `${left}/${collected}`;
    const before = known.get(key);
    if (before) return before;
    const level = meterLevel(slot.collect!, collected);
    const whole: FeatureMoments = { mean: 0, square: 0, zero: 0, most: 0 };
    for (const outcome of outcomes) {
      const after = collected + outcome.collectors;
      const more = (meterLevel(slot.collect!, after) - level) * meter.moreSpins;
      const spin = withCash(slot, outcome, meter.multipliers[level]!);
      add(whole, spin, outcome.chance, from(left - 1 + more, after));
    }
    known.set(key, whole);
    return whole;
  };
  return from;
}

/** Adds a spin and the payout `next` that follows it to the sums. `spin` is already weighted by its probability `chance`. */
function add(to: FeatureMoments, spin: FeatureMoments, chance: number, next: FeatureMoments): void {
  to.mean += spin.mean + chance * next.mean;
  to.square += spin.square + 2 * spin.mean * next.mean + chance * next.square;
  to.zero += spin.zero * next.zero;
  to.most = Math.max(to.most, spin.most + next.most);
}

/** The payout of a spin: its line wins and what its collectors pay. */
function withCash(
  slot: Slot,
  { chance, cash, collectors, ...lines }: Outcome,
  multiplier: number,
): FeatureMoments {
  const times = collectors * multiplier * slot.coins;
  if (cash * times === 0) return lines;
  const { values } = slot.collect!;
  const value = weightedMean(values);
  const variance = meanSquare(values) - value ** 2;
  const mean = cash * value * times;
  return {
    mean: lines.mean + chance * mean,
    square: lines.square + 2 * lines.mean * mean + chance * (mean ** 2 + cash * variance * times ** 2),
    zero: 0,
    most: lines.most + cash * Math.max(...values.map(([most]) => most)) * times,
  };
}

function outcomesOf(slot: Slot, isFree: boolean): Outcome[] {
  const compiled = compileSlot(slot);
  const reels = isFree ? compiled.freeReels : compiled.reels;
  const windows = reelWindows(compiled, reels, undefined).map((reel) => reel.map(({ symbols }) => symbols));
  const [cash, collectors, scatters] = [compiled.cash, compiled.collector, compiled.scatter].map(
    symbolCounter,
  );
  const countOf = (window: Uint8Array) =>
    cash!(window) + BASE * collectors!(window) + BASE ** 2 * scatters!(window);
  return lineMoments(compiled, windows, countOf, BASE ** 3).flatMap((at, count) => {
    if (at.chance === 0) return [];
    const digit = (place: number) => Math.floor(count / BASE ** place) % BASE;
    return [{ ...at, cash: digit(0), collectors: digit(1), scatters: digit(2) }];
  });
}

function byScatters({ reels, rows }: Slot, outcomes: readonly Outcome[]): SpinMoments {
  const moments = newMoments(reels.length * rows + 1);
  for (const { chance, scatters, ...rest } of outcomes) {
    const at = moments[scatters]!;
    at.chance += chance;
    at.zero += rest.zero;
    at.mean += rest.mean;
    at.square += rest.square;
    at.most = Math.max(at.most, rest.most);
  }
  return moments;
}
