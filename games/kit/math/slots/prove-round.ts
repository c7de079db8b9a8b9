import type { Figure } from "../figures.ts";
import { expandedFreeSpins } from "./expanded-symbol-moments.ts";
import { type FeatureMoments, noFeature } from "./feature-moments.ts";
import { pickMoments } from "./pick-moments.ts";
import { payFor } from "./play-spin.ts";
import { proveCollect } from "./prove-collect.ts";
import { proveSimulated } from "./prove-simulated.ts";
import { risingRounds } from "./rising-rows.ts";
import { type FeatureByCount, inStakes, type RoundMoments, roundMoments } from "./round-moments.ts";
import type { Slot } from "./slot.ts";
import { type ProvenSpin, proveMoments } from "./slot-moments.ts";
import { slotReturn } from "./slot-return.ts";
import type { SpinMoments } from "./spin-moments.ts";
import type { SpinOdds } from "./spin-odds.ts";
import { openingSpin, proveWildReels, stickyFreeSpins, walkingRound } from "./wild-reels.ts";

/** The exact or simulated figures of a round, and the components of its return by name. */
export type ProvenRound = {
  paid: ProvenSpin;
  free: ProvenSpin | null;
  parts: Readonly<Record<string, number>>;
  round: RoundMoments;
  /** Half the width of the 95% confidence interval of a simulated return. */
  within?: number;
  /** The returns of the bets other than a plain spin. */
  others?: readonly Figure[];
};

/** Computes the figures of a round with the method that suits the slot's feature. */
export function proveRound(slot: Slot): ProvenRound {
  if (slot.maximumWin !== undefined) return proveSimulated(slot);
  if (slot.collect) return proveCollect(slot);
  if (slot.walkingWilds) return proveWalking(slot, slot.walkingWilds.respins);
  if (slot.rising || slot.opening) return proveRising(slot);
  if (slot.freeSpins?.stickyWilds) return proveSticky(slot);
  if (slot.freeSpins?.expandingSymbols) return proveExpanded(slot);
  if (slot.pickBonus) return provePicks(slot);
  const paid = proveMoments(slot, false);
  const free = slot.freeSpins ? proveMoments(slot, true) : null;
  const returned = slotReturn(slot, oddsOf(slot, paid), free && oddsOf(slot, free));
  const round = roundMoments(slot, paid.moments, free?.moments ?? null);
  const exact = returned.total - returned.jackpots;
  if (Math.abs(round.mean - exact) > 1e-9)
    throw new Error(`${slot.slug}: the parts of the return add up to ${exact}, the round to ${round.mean}.`);
  const parts = {
    "the spin": returned.base,
    scatters: returned.scatters,
    "free spins": returned.freeSpins,
    "hold and win": returned.holdAndWin,
    "jackpot pools": returned.jackpots,
  };
  return { paid, free, parts, round };
}

function proveWalking(slot: Slot, respins: number): ProvenRound {
  const wildReels = proveWildReels(slot, false);
  const moments = openingSpin(wildReels);
  return wholeRound(slot, { moments, reached: null }, walkingRound(wildReels, respins));
}

function proveRising(slot: Slot): ProvenRound {
  return wholeRound(slot, proveMoments(slot, false), risingRounds(slot)[0]!);
}

/** The figures of a round with respins. `whole` is the payout of the first spin and all its respins. */
function wholeRound(slot: Slot, paid: ProvenSpin, whole: FeatureMoments): ProvenRound {
  const round = inStakes(slot, whole);
  const base = meanOf(paid.moments) / slot.coins;
  return { paid, free: null, parts: { "the spin": base, respins: round.mean - base }, round };
}

function proveSticky(slot: Slot): ProvenRound {
  if (slot.scatterPays || slot.freeSpins!.retrigger)
    throw new RangeError(`${slot.slug}: scatters have no effect in free spins with sticky wilds.`);
  const paid = { moments: openingSpin(proveWildReels(slot, false)), reached: null };
  const freeReels = proveWildReels(slot, true);
  const free = { moments: openingSpin(freeReels), reached: null };
  return withFeature(slot, paid, free, "free spins", (count) => {
    const spins = payFor(slot.freeSpins!.awards, count);
    return stickyFreeSpins(freeReels, spins);
  });
}

function proveExpanded(slot: Slot): ProvenRound {
  const spins = expandedFreeSpins(slot);
  return withFeature(slot, proveMoments(slot, false), proveMoments(slot, true), "free spins", (count) =>
    spins(payFor(slot.freeSpins!.awards, count)),
  );
}

function provePicks(slot: Slot): ProvenRound {
  const bonus = slot.pickBonus!;
  return withFeature(slot, proveMoments(slot, false), null, "picks", (count) => {
    const picks = payFor(bonus.picks, count);
    if (picks === 0) return noFeature;
    const { mean, square, most } = pickMoments(bonus, picks);
    const { coins } = slot;
    return { mean: mean * coins, square: square * coins ** 2, zero: 0, most: most * coins };
  });
}

/** The figures of a round whose feature depends only on the number of scatters in the first spin. */
function withFeature(
  slot: Slot,
  paid: ProvenSpin,
  free: ProvenSpin | null,
  name: string,
  feature: FeatureByCount,
): ProvenRound {
  const round = roundMoments(slot, paid.moments, null, feature);
  const base = meanOf(paid.moments) / slot.coins;
  const scatters =
    paid.moments.reduce((sum, { chance }, count) => sum + chance * payFor(slot.scatterPays, count), 0) /
    slot.coins;
  return { paid, free, parts: { "the spin": base, scatters, [name]: round.mean - base - scatters }, round };
}

const meanOf = (moments: SpinMoments): number => moments.reduce((sum, { mean }) => sum + mean, 0);

function oddsOf(slot: Slot, { moments }: ProvenSpin): SpinOdds {
  const counts = moments.map(({ chance }) => chance);
  return {
    coins: meanOf(moments),
    scatters: slot.scatter ? counts : [],
    holdCoins: slot.holdAndWin ? counts : [],
  };
}
