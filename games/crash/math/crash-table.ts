import type { SharedGame } from "../../kit/math/shared-game.ts";
import {
  CRASH_MAX,
  CRASH_START,
  type CrashBet,
  crashBet,
  crashPoint,
  crashReachesAfterMs,
  crashWin,
  crashWorthAt,
} from "./crash.ts";

type Outcome = { point: number };

/** One rocket for all players: cashing out before it crashes pays the multiplier at that moment. */
export const crashTable: SharedGame<CrashBet, null, Outcome> = {
  slug: "crash",
  bettingMs: 7_000,
  // A round runs until the curve would reach the hundredth after the crash point, so that the final multiplier stays
  // visible. A crash at the maximum multiplier ends the round at once.
  runMs: ({ point }) => crashReachesAfterMs(Math.min(point + 1, CRASH_MAX)),
  resultMs: 3_500,
  // The statistics describe the last hundred flights.
  pastShown: 100,
  bet: crashBet,
  stakeOf: ({ stake }) => stake,
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => ({ point: crashPoint(random) }),
  winOf: () => 0,
  isRevealedAtStart: false,
  exit: {
    worthAt: crashWorthAt,
    // Cashing out at 1.00× would be a bet without risk.
    least: CRASH_START + 1,
    most: CRASH_MAX,
    reachOf: ({ point }) => point,
    autoExitOf: ({ autoCashOut }) => autoCashOut ?? null,
    winAt: ({ stake }, worth) => crashWin(stake, worth, worth),
  },
};
