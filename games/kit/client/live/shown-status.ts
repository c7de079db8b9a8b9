import type { LivePhase, LiveRound } from "@parlour/contracts/sockets/live-table";

type Seen = { round: LiveRound | null; isConnected: boolean; isRestricted: boolean; now: number };

export type ShownStatus = {
  phase: "CONNECTING" | "BARRED" | "CHOOSING" | "CLOSING" | "WAITING" | LivePhase;
  /** The remaining time in whole seconds, and as a share of the whole countdown; both are zero without a countdown. */
  seconds: number;
  share: number;
};

/**
 * Decides what the status line of a table shows. It counts down while bets or a decision window are open, but a player
 * who may not bet sees the reason instead of the betting countdown.
 */
export function shownStatus({ round, isConnected, isRestricted, now }: Seen): ShownStatus {
  const still = (phase: ShownStatus["phase"]) => ({ phase, seconds: 0, share: 0 });
  if (!isConnected) return still("CONNECTING");
  // A round in progress is shown to its end before a restriction on the player's bets is shown.
  const isBetween = round === null || (round.nextAt !== null && round.nextAt <= now);
  if (isRestricted && (isBetween || round.phase === "BETTING")) return still("BARRED");
  if (round === null) return still("WAITING");
  const { phase, window } = round;
  const { opensAt, closesAt } = window ?? round;
  const leftMs = closesAt - now;
  const isCounting = leftMs > 0 && (phase === "BETTING" || (phase === "RUNNING" && window !== null));
  if (!isCounting) return still(phase === "BETTING" ? "CLOSING" : phase);
  return {
    phase: phase === "BETTING" ? "BETTING" : "CHOOSING",
    seconds: Math.ceil(leftMs / 1000),
    share: leftMs / Math.max(1, closesAt - opensAt),
  };
}
