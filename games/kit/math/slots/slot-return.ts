import { payFor } from "./play-spin.ts";
import { proveHold } from "./prove-hold.ts";
import type { PayByCount, Slot } from "./slot.ts";
import type { SpinOdds } from "./spin-odds.ts";
import { weightedMean } from "./weighted.ts";

/** The components of a slot's return, as fractions of the stake. */
export type SlotReturn = {
  base: number;
  scatters: number;
  freeSpins: number;
  holdAndWin: number;
  jackpots: number;
  total: number;
  /** The average number of paid spins between two features; Infinity if the slot has no feature. */
  freeSpinsEvery: number;
  holdEvery: number;
};

/** Combines the odds of a slot's spins with the exact value of its features. */
export function slotReturn(slot: Slot, paid: SpinOdds, free: SpinOdds | null): SlotReturn {
  const drawn = slot.spinMultipliers ? weightedMean(slot.spinMultipliers) : 1;
  const base = paid.coins * drawn;
  const scatters = expect(paid.scatters, slot.scatterPays);
  const freeSpins = slot.freeSpins && free ? freeSpinsCoins(slot, paid, free, drawn) : 0;
  const hold = holdValue(slot, paid);
  // Every win of a pool pays the contributions since the last win plus the seed from the house.
  const jackpots = (slot.jackpots ?? []).reduce(
    (sum, tier) => sum + tier.contributionIn10000 / 10_000 + tier.seedMinor / tier.stakePerHit,
    0,
  );
  const parts = {
    base: base / slot.coins,
    scatters: scatters / slot.coins,
    freeSpins: freeSpins / slot.coins,
    holdAndWin: hold.value,
    jackpots,
  };
  return {
    ...parts,
    total: Object.values(parts).reduce((sum, part) => sum + part, 0),
    freeSpinsEvery: 1 / chanceOf(paid.scatters, (count) => payFor(slot.freeSpins?.awards, count) > 0),
    holdEvery: 1 / hold.chance,
  };
}

function freeSpinsCoins(slot: Slot, paid: SpinOdds, free: SpinOdds, drawn: number): number {
  const { awards, retrigger, multipliers } = slot.freeSpins!;
  const perSpin = free.coins * drawn;
  const scattersPerSpin = expect(free.scatters, slot.scatterPays);
  if (retrigger) {
    if (multipliers.length > 1)
      throw new RangeError(`${slot.slug}: rising multipliers and retriggers do not mix.`);
    const spins = expect(paid.scatters, awards) / (1 - expect(free.scatters, retrigger));
    return spins * (perSpin * multipliers[0]! + scattersPerSpin);
  }
  let coins = 0;
  paid.scatters.forEach((chance, count) => {
    for (let spin = 0; spin < payFor(awards, count); spin++) {
      const multiplier = multipliers[Math.min(spin, multipliers.length - 1)]!;
      coins += chance * (perSpin * multiplier + scattersPerSpin);
    }
  });
  return coins;
}

function holdValue(slot: Slot, paid: SpinOdds): { value: number; chance: number } {
  const hold = slot.holdAndWin;
  if (!hold) return { value: 0, chance: 0 };
  const weights = hold.coins.reduce((sum, coin) => sum + coin.weight, 0);
  const coinMean = hold.coins.reduce((sum, coin) => sum + coin.value * coin.weight, 0) / weights;
  const cells = slot.reels.length * slot.rows;
  let value = 0;
  paid.holdCoins.forEach((chance, count) => {
    if (count < hold.needed || chance === 0) return;
    const { coins, full } = proveHold(hold, count, cells);
    value += chance * (coins * coinMean + full * hold.full.value);
  });
  return { value, chance: chanceOf(paid.holdCoins, (count) => count >= hold.needed) };
}

const expect = (odds: readonly number[], pays: PayByCount | undefined): number =>
  odds.reduce((sum, chance, count) => sum + chance * payFor(pays, count), 0);

const chanceOf = (odds: readonly number[], holds: (count: number) => boolean): number =>
  odds.reduce((sum, chance, count) => sum + (holds(count) ? chance : 0), 0);
