import type { GameFigures } from "../figures.ts";
import { baccaratReturns } from "./baccarat-hands.ts";
import { proveBaccarat } from "./prove-baccarat.ts";

/** The proven figures of every baccarat table with the usual rules. */
export const baccaratFigures = (): Omit<GameFigures, "slug"> => ({
  main: "banker",
  figures: Object.entries(proveBaccarat()).map(([bet, figure]) => ({ bet, ...figure })),
  // Pairs have the highest payout; all bets of a round together pay at most that much per unit staked.
  maximum: Math.max(...Object.values(baccaratReturns)) / 100,
  payUnit: 20,
  unreachable: Object.entries(proveBaccarat())
    .filter(([, { returned }]) => returned === 0)
    .map(([bet]) => bet),
});
