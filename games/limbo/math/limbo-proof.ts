import { figureRange, hitRangeOf } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { LIMBO_DRAWS, limbo, reachedBy, TARGET_MAX, TARGET_MIN } from "./limbo.ts";
import { limboPayTables } from "./limbo-pay-tables.ts";

/**
 * How many draws reach a target. Higher draws give lower results, so a binary search finds the last winning
 * draw.
 */
export function winningDraws(target: number): number {
  let [won, lost] = [-1, LIMBO_DRAWS];
  while (lost - won > 1) {
    const middle = Math.floor((won + lost) / 2);
    if (reachedBy(middle) >= target) won = middle;
    else lost = middle;
  }
  return won + 1;
}

/** Every target up to 100×, then every whole multiplier. */
function* targets(): Generator<number> {
  for (let target = TARGET_MIN; target <= 10_000; target++) yield target;
  for (let target = 10_100; target <= TARGET_MAX; target += 100) yield target;
}

const returns = () =>
  Array.from(targets(), (target) => (winningDraws(target) * target) / (100 * LIMBO_DRAWS));

/** The lowest draw gives the highest result, so a target that loses even with the lowest draw can never win. */
export const unreachableLimbo = (tables: readonly PayTable[] = limboPayTables): string[] =>
  unreachablePays(tables, (pay) => {
    const bet = limbo.bet.safeParse({ stake: 100, target: Math.round(pay * 100) });
    if (!bet.success) return false;
    return isSamePay(limbo.begin(bet.data, { below: () => 0 }).win / bet.data.stake, pay);
  });

export const limboProof: GameProof = {
  prove: () => ({
    main: "any target, lowest",
    figures: figureRange("any target", returns()),
    // The lowest target has the highest hit rate, and the highest target has the lowest.
    hitRange: hitRangeOf([TARGET_MIN, TARGET_MAX].map((target) => winningDraws(target) / LIMBO_DRAWS)),
    maximum: TARGET_MAX / 100,
    payUnit: 100,
    unreachable: unreachableLimbo(),
  }),
  samples: {
    bets: [TARGET_MIN, 200, 3_333, TARGET_MAX].map((target) => ({ stake: SAMPLE_STAKE, target })),
  },
};
