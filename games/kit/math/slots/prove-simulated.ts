import type { Figure } from "../figures.ts";
import type { RandomSource } from "../random-source.ts";
import { simulationSource } from "../simulation-source.ts";
import { betModes, costOf } from "./bet-modes.ts";
import { type CompiledSlot, compileSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import { payFor } from "./play-spin.ts";
import { reelHeights } from "./reel-heights.ts";
import { countOdds, reelWindows } from "./reel-windows.ts";
import { mostCoins, sampleFreeSpins, samplePaidSpin } from "./sample-spins.ts";
import type { Slot } from "./slot.ts";
import type { ProvenSpin } from "./slot-moments.ts";
import type { BetMode } from "./slot-state.ts";
import { newMoments, type SpinMoments } from "./spin-moments.ts";

/** The number of independent batches; the confidence interval is computed from their spread. */
const BATCHES = 20;
/** The 97.5th percentile of Student's t-distribution with 19 degrees of freedom. */
const STUDENT = 2.093;
/** The sample sizes: paid spins for each kind of bet, and free spins shared by all kinds of bet. */
type Samples = { spins: number; features: number };
const usualSamples: Samples = { spins: 800_000, features: 80_000 };
/** The prices of ante bets and feature buys are compared with their returns, so these need narrower intervals. */
const pricedSamples: Samples = { spins: 3_200_000, features: 480_000 };

/** The simulated figures of a bet, as shares of its cost. */
type Sampled = { mean: number; within: number; base: number; deviation: number; hitRate: number };

/**
 * The payouts of the free spins that each batch has sampled, by the number of spins awarded. Free spins are the same
 * for every kind of bet, so they are sampled only with the first kind.
 */
type Pools = Map<number, number[]>[];

/** The scatter counts and wins that occurred, recorded to check that every row of the pay tables can be won. */
type Seen = { paid: SpinMoments; free: SpinMoments; reached: Set<number>[] };

/**
 * Estimates by simulation the return of a slot with too many stop combinations to enumerate. Paid spins and free spins
 * are sampled separately and weighted by how often each number of free spins is awarded, so that enough of the rare
 * free spins are sampled.
 */
export function proveSimulated(slot: Slot) {
  const compiled = compileSlot(slot);
  const cells = compiled.reelCount * compiled.rows;
  const seen: Seen = {
    paid: newMoments(cells + 1),
    free: newMoments(cells + 1),
    reached: Array.from(compiled.letters, () => new Set<number>()),
  };
  const pools: Pools = Array.from({ length: BATCHES }, () => new Map());
  const samples = betModes(slot).length > 0 ? pricedSamples : usualSamples;
  const plain = sampleBet(compiled, undefined, samples, 17, seen, pools);
  const others = betModes(slot).map((mode): Figure => {
    const spins = mode === "buy" ? samples.features : samples.spins;
    const { mean, within } = sampleBet(compiled, mode, { ...samples, spins }, 23, seen, pools);
    return { bet: mode === "ante" ? "ante bet" : "feature buy", returned: mean, within };
  });
  requireMaximum(compiled);
  const reached = seen.reached;
  const paid: ProvenSpin = { moments: seen.paid, reached };
  const free: ProvenSpin | null = slot.freeSpins ? { moments: seen.free, reached } : null;
  const { mean, within, base, deviation, hitRate } = plain;
  const round = { mean, deviation, hitRate, maximum: slot.maximumWin! };
  return { paid, free, parts: { "the spin": base, "free spins": mean - base }, round, within, others };
}

function sampleBet(
  compiled: CompiledSlot,
  mode: BetMode | undefined,
  samples: Samples,
  seed: number,
  seen: Seen,
  pools: Pools,
): Sampled {
  const { slot } = compiled;
  const cost = costOf(slot, slot.coins, mode);
  const random = simulationSource(seed);
  const batches = pools.map((pool) => sampleBatch(compiled, mode, samples, random, seen, pool));
  const average = (of: (batch: Batch) => number): number =>
    batches.reduce((sum, batch) => sum + of(batch), 0) / BATCHES;
  const mean = average((batch) => batch.mean);
  const spread = Math.sqrt(average((batch) => (batch.mean - mean) ** 2) / (BATCHES - 1));
  const square = average((batch) => batch.square);
  return {
    mean: mean / cost,
    within: (STUDENT * spread) / cost,
    base: average((batch) => batch.base) / cost,
    deviation: Math.sqrt(square - mean ** 2) / cost,
    hitRate: 1 - average((batch) => batch.zero),
  };
}

/** Averages of a batch, in coins. */
type Batch = { mean: number; square: number; zero: number; base: number };

/** The sums over the paid spins of a batch that landed with the same number of scatters. */
type Stratum = Batch & {
  spins: number;
  /** The wins of the paid spins that started free spins, by the number of scatters after the last cascade. */
  starts: Map<number, number[]>;
};

/**
 * The stratum of a spin: the number of scatters it landed with. All spins with enough scatters for free spins
 * share one stratum, because higher numbers are too rare for separate strata.
 */
const stratumOf = ({ slot }: CompiledSlot, landed: number): number =>
  Math.min(landed, Math.min(...Object.keys(slot.freeSpins!.awards).map(Number)));

/**
 * Samples a batch of rounds. The exact probability of landing with each number of scatters is known, so the
 * spins are weighted by this probability instead of by how often the number occurred in the batch.
 */
function sampleBatch(
  compiled: CompiledSlot,
  mode: BetMode | undefined,
  samples: Samples,
  random: RandomSource,
  seen: Seen,
  pool: Map<number, number[]>,
): Batch {
  const spins = samples.spins / BATCHES;
  const { awards } = compiled.slot.freeSpins!;
  const won = ({ symbol, count }: FoundWin): void => {
    seen.reached[symbol]!.add(count);
  };
  const most = mostCoins(compiled);
  const strata = new Map<number, Stratum>();
  let started = 0;
  for (let spin = 0; spin < spins; spin++) {
    const { coins, landed, scatters } = samplePaidSpin(compiled, mode, random, won);
    seen.paid[scatters]!.chance++;
    const at = stratumOf(compiled, landed);
    const stratum = strata.get(at) ?? { mean: 0, square: 0, zero: 0, base: 0, spins: 0, starts: new Map() };
    strata.set(at, stratum);
    stratum.spins++;
    stratum.base += coins;
    if (payFor(awards, scatters) === 0) add(stratum, Math.min(coins, most), 1);
    else {
      started++;
      if (!stratum.starts.has(scatters)) stratum.starts.set(scatters, []);
      stratum.starts.get(scatters)!.push(coins);
    }
  }
  const played = (scatters: number): void => {
    seen.free[scatters]!.chance++;
  };
  const rounds = Math.max(1, Math.round(samples.features / BATCHES / started));
  for (const stratum of strata.values())
    for (const [scatters, wins] of stratum.starts) {
      const awarded = payFor(awards, scatters);
      const sampled = pool.get(awarded) ?? [];
      pool.set(awarded, sampled);
      if (mode === undefined || sampled.length === 0)
        for (let round = 0; round < rounds * wins.length; round++)
          sampled.push(sampleFreeSpins(compiled, awarded, random, { won, played }));
      const weight = wins.length / sampled.length;
      sampled.forEach((coins, at) => {
        add(stratum, Math.min(coins + wins[at % wins.length]!, most), weight);
      });
    }
  const chances = mode === "buy" ? null : landingOdds(compiled, mode);
  const batch: Batch = { mean: 0, square: 0, zero: 0, base: 0 };
  for (const [at, stratum] of strata) {
    const weight = (chances?.[at] ?? stratum.spins / spins) / stratum.spins;
    for (const figure of ["mean", "square", "zero", "base"] as const)
      batch[figure] += stratum[figure] * weight;
  }
  return batch;
}

function add(sums: Batch, coins: number, weight: number): void {
  sums.mean += coins * weight;
  sums.square += coins ** 2 * weight;
  if (coins === 0) sums.zero += weight;
}

function landingOdds(compiled: CompiledSlot, mode: BetMode | undefined): number[] {
  const { slot, scatter } = compiled;
  const reels = mode === "ante" ? compiled.anteReels : compiled.reels;
  const odds: number[] = [];
  countOdds(reelWindows(compiled, reels, reelHeights(slot, false)), scatter).forEach((chance, landed) => {
    const at = stratumOf(compiled, landed);
    odds[at] = (odds[at] ?? 0) + chance;
  });
  return odds;
}

const TRIED = 20_000;

/** Checks that the maximum win can be reached, by repeating the best free spin found. Throws if it cannot. */
function requireMaximum(compiled: CompiledSlot): void {
  const { slot } = compiled;
  if (slot.maximumWin === undefined) throw new RangeError(`${slot.slug} has no maximum win.`);
  const random = simulationSource(5);
  let best = { coins: -1, draws: [] as number[] };
  for (let tried = 0; tried < TRIED; tried++) {
    const draws: number[] = [];
    const recording = {
      below(bound: number) {
        const value = random.below(bound);
        draws.push(value);
        return value;
      },
    };
    const coins = sampleFreeSpins(compiled, 1, recording);
    if (coins > best.coins) best = { coins, draws };
  }
  let at = 0;
  const repeated = { below: () => best.draws[at++ % best.draws.length]! };
  const spins = Math.max(...Object.values(slot.freeSpins!.awards));
  if (sampleFreeSpins(compiled, spins, repeated) < mostCoins(compiled))
    throw new Error(`${slot.slug}: no round was found that wins ${slot.maximumWin} times the stake.`);
}
