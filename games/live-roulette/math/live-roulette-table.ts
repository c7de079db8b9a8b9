import { type RouletteBet, rouletteBet, settleSpot, spinWheel } from "../../kit/math/roulette-game.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import type { SharedGame } from "../../kit/math/shared-game.ts";

type Outcome = { pocket: number };

/** One European wheel for all players. */
export const liveRouletteTable: SharedGame<RouletteBet, null, Outcome> = {
  slug: "live-roulette",
  bettingMs: 18_000,
  runMs: () => 6_000,
  resultMs: 6_000,
  bet: rouletteBet(europeanLayout),
  stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => ({ pocket: spinWheel(europeanLayout, random) }),
  winOf: (_field, { bets }, { pocket }) =>
    bets.reduce((sum, { spot, stake }) => sum + settleSpot(europeanLayout, spot, stake, pocket), 0),
  isToldAtStart: true,
};
