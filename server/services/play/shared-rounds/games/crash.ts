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

/** One rocket for all players: a player who cashes out before the crash wins the current multiplier. */
export const crash: SharedGame<CrashBet, null, Outcome> = {
  slug: "crash",
  bettingMs: 7_000,
  // The last multiplier lasts until the next would be reached; above the maximum there is no next one.
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
    // Cashing out at 1.00× would make the bet free of risk.
    least: CRASH_START + 1,
    reachOf: ({ point }) => point,
    wishOf: ({ autoCashOut }) => autoCashOut ?? null,
    winAt: ({ stake }, worth) => crashWin(stake, worth, worth),
  },
};
