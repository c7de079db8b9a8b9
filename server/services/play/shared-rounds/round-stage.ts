import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Round } from "./round-store.ts";

const slowestPulseMs = 250;
const leavingPulseMs = 100;
const quickestPulseMs = 20;

/**
 * Identifies how far a round has progressed: when betting closes, which is later if there are no bets at first; the
 * current choice window and its end, which is later after an interruption; and whether a dealer has called the result.
 */
export function stageOf(round: Round | undefined): string {
  if (round?.state === "BETTING") return `until@${round.closesAt.getTime()}`;
  if (round?.window) return `${round.window.number}@${round.window.closesAt.getTime()}`;
  return round?.isDealt && round.endsAt ? `called@${round.endsAt.getTime()}/${round.correction}` : "";
}

function runsUntil({ endsAt, window }: Round): Date | null {
  return endsAt ?? window?.closesAt ?? null;
}

/** Returns whether the next step of a round is due. */
export function isDue(round: Round | undefined, now: Date): boolean {
  if (round === undefined) return true;
  const next = {
    BETTING: round.closesAt,
    RUNNING: runsUntil(round),
    VOID: round.endsAt,
    SETTLED: round.nextAt,
    CORRECTING: round.endsAt,
  };
  const at = next[round.state];
  return at !== null && at <= now;
}

/** Returns how long to wait for the next event. The wait is short, because a test's clock may jump. */
export function pulseMs(game: SharedGame, round: Round | undefined, now: Date): number {
  const moments = [round?.closesAt, round?.endsAt, round?.nextAt, round?.window?.closesAt];
  const due = moments.map((at) => (at ? at.getTime() - now.getTime() : -1)).filter((ms) => ms > 0);
  const slowest = game.exit && round?.state === "RUNNING" ? leavingPulseMs : slowestPulseMs;
  return Math.max(quickestPulseMs, Math.min(slowest, ...due));
}
