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
}: Options): Omit<SharedGame<RouletteBet, null, WheelOutcome>, "dealt"> {
  return {
    slug,
    bettingMs: 18_000,
    runMs: () => 6_000,
    resultMs: 6_000,
    pastShown: 100,
    bet: rouletteBet(layout),
    stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
    takes: () => true,
    prepare: () => null,
    draw: (_field, random) => ({ pocket: spinWheel(layout, random) }),
    winOf: (_field, { bets }, { pocket }) =>
      bets.reduce((sum, { spot, stake }) => sum + settle(layout, spot, stake, pocket), 0),
    resultOf: ({ pocket }) => ({ text: pocketLabel(pocket), tone: pocketColour(pocket) }),
    isRevealedAtStart: true,
  };
}

/** A roulette table with a physical wheel: the dealer calls the number that the ball landed on. */
export function dealtRoulette(options: Options): SharedGame<RouletteBet, null, WheelOutcome> {
  const pockets = options.layout.wheel.toSorted((one, other) => one - other);
  return {
    ...sharedRoulette(options),
    bettingMs: 20_000,
    runMs: () => 1_000,
    resultMs: 8_000,
    isRevealedAtStart: false,
    dealt: { outcomes: pockets.map((pocket) => ({ pocket })) },
  };
}
