import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { z } from "zod";

type Bet = { stake: number; leaveAt?: number };

/**
 * Creates a game whose multiplier grows by 0.01 every ten milliseconds and crashes at the multiplier that the
 * test sets.
 */
export function climb(reach: number): SharedGame<Bet, null, { reach: number }> {
  return {
    slug: "climb",
    bettingMs: 5_000,
    runMs: (outcome) => (outcome.reach - 100) * 10,
    resultMs: 2_000,
    bet: z.object({ stake: z.int().min(1), leaveAt: z.int().min(101).optional() }) as z.ZodType<Bet>,
    stakeOf: ({ stake }) => stake,
    takes: () => true,
    prepare: () => null,
    draw: () => ({ reach }),
    winOf: () => 0,
    isRevealedAtStart: false,
    exit: {
      worthAt: (elapsedMs) => 100 + Math.floor(elapsedMs / 10),
      least: 101,
      most: 1_000_000,
      reachOf: (outcome) => outcome.reach,
      autoExitOf: ({ leaveAt }) => leaveAt ?? null,
      winAt: ({ stake }, worth) => Math.floor((stake * worth) / 100),
    },
  };
}
