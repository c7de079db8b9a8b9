import type { HoldAndWin } from "./slot.ts";
import { meanSquare, weightedMean } from "./weighted.ts";

/**
 * The exact result of hold and win starting with `begun` coins: the average number of coins and the
 * probability of a full screen.
 */
export function proveHold(
  { respins, landsIn10000 }: HoldAndWin,
  begun: number,
  cells: number,
): { coins: number; full: number } {
  const chance = landsIn10000 / 10_000;
  const known = new Map<number, { coins: number; full: number }>();

  const from = (held: number, left: number): { coins: number; full: number } => {
    if (held === cells) return { coins: held, full: 1 };
    if (left === 0) return { coins: held, full: 0 };
    const key = held * (respins + 1) + left;
    const before = known.get(key);
    if (before) return before;
    const empty = cells - held;
    const result = { coins: 0, full: 0 };
    let landing = (1 - chance) ** empty;
    for (let landed = 0; landed <= empty; landed++) {
      const after = landed === 0 ? from(held, left - 1) : from(held + landed, respins);
      result.coins += landing * after.coins;
      result.full += landing * after.full;
      landing *= ((empty - landed) / (landed + 1)) * (chance / (1 - chance));
    }
    known.set(key, result);
    return result;
  };
  return from(begun, respins);
}

/** The payout of hold and win starting with `begun` coins, in stakes: mean, mean square and maximum. */
export function holdMoments(
  hold: HoldAndWin,
  begun: number,
  cells: number,
): { mean: number; square: number; most: number } {
  const values = hold.coins.map(({ value, weight }) => [value, weight] as const);
  const coin = weightedMean(values);
  const variance = meanSquare(values) - coin ** 2;
  let mean = 0;
  let square = 0;
  coinOdds(hold, begun, cells).forEach((chance, count) => {
    const paid = count * coin + (count === cells ? hold.full.value : 0);
    mean += chance * paid;
    square += chance * (paid ** 2 + count * variance);
  });
  const most = Math.max(...values.map(([value]) => value)) * cells + hold.full.value;
  return { mean, square, most };
}

/** The probability of each number of coins at the end. */
function coinOdds({ respins, landsIn10000 }: HoldAndWin, begun: number, cells: number): number[] {
  const chance = landsIn10000 / 10_000;
  const odds = Array<number>(cells + 1).fill(0);
  // `waiting[left]` is the probability of holding `held` coins with `left` respins left.
  const waiting = new Map<number, number[]>([[begun, oneAt(respins, respins)]]);
  for (let held = begun; held <= cells; held++) {
    const byLeft = waiting.get(held);
    if (!byLeft) continue;
    if (held === cells) {
      odds[held]! += byLeft.reduce((sum, one) => sum + one, 0);
      continue;
    }
    const empty = cells - held;
    for (let left = respins; left > 0; left--) {
      let landing = byLeft[left]! * (1 - chance) ** empty;
      byLeft[left - 1]! += landing;
      for (let landed = 1; landed <= empty; landed++) {
        landing *= ((empty - landed + 1) / landed) * (chance / (1 - chance));
        const to = waiting.get(held + landed) ?? oneAt(-1, respins);
        to[respins]! += landing;
        waiting.set(held + landed, to);
      }
    }
    odds[held]! += byLeft[0]!;
  }
  return odds;
}

const oneAt = (place: number, last: number): number[] =>
  Array.from({ length: last + 1 }, (_, at) => (at === place ? 1 : 0));
