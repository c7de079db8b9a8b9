import type { RandomSource } from "../random-source.ts";
import { drawWeighted } from "./draw-weighted.ts";
import type { HoldAndWin } from "./slot.ts";

export type LandedCoin = { at: number; value: number; prize: string | null };

export type HoldResult = { rounds: LandedCoin[][]; full: boolean; total: number };

export function drawCoin(hold: HoldAndWin, at: number, random: RandomSource): LandedCoin {
  const { value, prize } = drawWeighted(hold.coins, (coin) => coin.weight, random);
  return { at, value, prize: prize ?? null };
}

/**
 * Plays hold and win: coins stay and the other cells respin, until no respins are left or every cell has a
 * coin.
 */
export function playHold(
  hold: HoldAndWin,
  first: LandedCoin[],
  cells: number,
  random: RandomSource,
): HoldResult {
  const rounds = [first];
  const held = new Set(first.map((coin) => coin.at));
  for (let left = hold.respins; left > 0 && held.size < cells; left--) {
    const landed: LandedCoin[] = [];
    for (let at = 0; at < cells; at++) {
      if (held.has(at) || random.below(10_000) >= hold.landsIn10000) continue;
      landed.push(drawCoin(hold, at, random));
    }
    for (const coin of landed) held.add(coin.at);
    rounds.push(landed);
    if (landed.length > 0) left = hold.respins + 1;
  }
  const full = held.size === cells;
  const coins = rounds.flat().reduce((sum, coin) => sum + coin.value, 0);
  return { rounds, full, total: coins + (full ? hold.full.value : 0) };
}
