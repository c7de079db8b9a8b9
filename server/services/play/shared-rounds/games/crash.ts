import {
  CRASH_MAX,
  CRASH_START,
  type CrashBet,
  crashBet,
  crashPoint,
  crashReachesAfterMs,
  crashWin,
  crashWorthAt,
} from "@parlour/games/crash/math/crash";
import type { SharedGame } from "../shared-game.ts";

type Outcome = { point: number };

/** One rocket for everybody: whoever gets out before it is gone takes what it was worth. */
export const crash: SharedGame<CrashBet, null, Outcome> = {
  slug: "crash",
  bettingMs: 7_000,
  // It stands at its last multiplier until it would have reached the next; above the highest there is none.
  runMs: ({ point }) => crashReachesAfterMs(Math.min(point + 1, CRASH_MAX)),
  resultMs: 3_500,
  bet: crashBet,
  stakeOf: ({ stake }) => stake,
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => ({ point: crashPoint(random) }),
  winOf: () => 0,
  isToldAtStart: false,
  exit: {
    worthAt: crashWorthAt,
    // Getting out at the very start would be a bet that costs nothing.
    least: CRASH_START + 1,
    reachOf: ({ point }) => point,
    wishOf: ({ autoCashOut }) => autoCashOut ?? null,
    winAt: ({ stake }, worth) => crashWin(stake, worth, worth),
  },
};
