import { figureRange, hitRangeOf } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { multiplierOf } from "../../kit/math/pay.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { DICE_SIDES, dice, dicePay, WAYS_MAX, WAYS_MIN } from "./dice.ts";
import { dicePayTables } from "./dice-pay-tables.ts";
import { proveDice } from "./prove-dice.ts";

/** Every chance that can be bet on: each hundredth of a percent from 0.10% to 98.00%. */
const everyCount = Array.from({ length: WAYS_MAX - WAYS_MIN + 1 }, (_, index) => WAYS_MIN + index);

/** Plays every bet that the game accepts with a roll that wins, and returns the payouts per unit staked. */
function dicePays(): Set<number> {
  const bets = everyCount.map((target) => ({ stake: 100, direction: "under" as const, target }));
  const taken = bets.filter((bet) => dice.bet.safeParse(bet).success);
  return new Set(taken.map((bet) => dice.begin(bet, { below: () => bet.target - 1 }).win / bet.stake));
}

export function unreachableDice(tables: readonly PayTable[] = dicePayTables): string[] {
  const pays = dicePays();
  return unreachablePays(tables, (pay) => pays.has(pay));
}

export const diceProof: GameProof = {
  prove: () => ({
    main: "any target, lowest",
    figures: figureRange(
      "any target",
      everyCount.flatMap((ways) => [proveDice(ways, "under"), proveDice(ways, "over")]),
    ),
    hitRange: hitRangeOf(everyCount.map((ways) => ways / DICE_SIDES)),
    maximum: multiplierOf(dicePay(WAYS_MIN)),
    payUnit: 100,
    unreachable: unreachableDice(),
  }),
  samples: {
    bets: [
      { stake: SAMPLE_STAKE, direction: "under", target: 10 },
      { stake: SAMPLE_STAKE, direction: "over", target: 199 },
    ],
  },
};
