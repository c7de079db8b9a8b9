import { type Dice, totalOf } from "../../kit/math/craps-odds.ts";
import type { SharedGame } from "../../kit/math/shared-game.ts";
import { type SpotBet, spotTable } from "../../kit/math/spot-table.ts";
import { crapsSpots, isHandOver, mostOdds, pointOf, settleCraps } from "./craps-bets.ts";
import { rollTimesOf } from "./roll-times.ts";

export type CrapsOutcome = { rolls: Dice[] };

const table = spotTable<CrapsOutcome>({
  slug: "live-craps",
  spots: [...crapsSpots.keys()],
  bettingMs: 25_000,
  runMs: ({ rolls }) => rollTimesOf(rolls).endsMs,
  resultMs: 6_000,
  pastShown: 40,
  draw(random) {
    const rolls: Dice[] = [];
    while (!isHandOver(rolls)) rolls.push([random.below(6) + 1, random.below(6) + 1]);
    return { rolls };
  },
  settle: (spot, stake, { rolls }) => settleCraps(spot, stake, rolls),
  resultOf: ({ rolls }) => ({
    text: String(totalOf(rolls.at(-1)!)),
    tone: pointOf(rolls) === null ? "come-out" : totalOf(rolls.at(-1)!) === 7 ? "seven-out" : "made",
  }),
});

/** Whether the odds bet is within the allowed multiple of the pass line bet. */
function isBacked({ bets }: SpotBet): boolean {
  const on = (spot: string) => bets.find((chip) => chip.spot === spot)?.stake ?? 0;
  return on("odds") <= mostOdds * on("pass");
}

/** Craps as a shared round: one hand of the shooter, from the come-out roll to its end, for all players. */
export const liveCrapsTable: SharedGame<SpotBet, null, CrapsOutcome> = {
  ...table,
  bet: table.bet.refine(isBacked),
};
