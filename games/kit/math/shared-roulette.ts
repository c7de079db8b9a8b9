import { type RouletteBet, rouletteBet, settleSpot, spinWheel } from "./roulette-game.ts";
import { pocketColour, pocketLabel, type RouletteLayout } from "./roulette-layout.ts";
import type { SharedGame } from "./shared-game.ts";

export type WheelOutcome = { pocket: number };

type Options = {
  slug: string;
  layout: RouletteLayout;
  /** The payout of a bet on one spot, stake included; the usual payout if unset. */
  settle?: typeof settleSpot;
};

/** A roulette game with one wheel for all players. */
export function sharedRoulette({
  slug,
  layout,
  settle = settleSpot,
}: Options): SharedGame<RouletteBet, null, WheelOutcome> {
  return {
    slug,
    bettingMs: 18_000,
    runMs: () => 6_000,
    resultMs: 6_000,
    pastShown: 60,
    bet: rouletteBet(layout),
    stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
    takes: () => true,
    prepare: () => null,
    draw: (_field, random) => ({ pocket: spinWheel(layout, random) }),
    winOf: (_field, { bets }, { pocket }) =>
      bets.reduce((sum, { spot, stake }) => sum + settle(layout, spot, stake, pocket), 0),
    resultOf: ({ pocket }) => ({ text: pocketLabel(pocket), tone: pocketColour(pocket) }),
    isToldAtStart: true,
  };
}
