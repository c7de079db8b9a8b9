/** The time allowances for one decision, in milliseconds. The caller supplies the current time. */
export interface DecisionTiming {
  /** The time allowed for every decision. */
  actionMs: number;
  /** The player's remaining time bank, used after the action time. */
  timeBankMs: number;
  /** The player's remaining reserve for disconnections, used last and only while disconnected. */
  disconnectReserveMs: number;
}

export interface TimeLeft {
  actionMs: number;
  timeBankMs: number;
  disconnectReserveMs: number;
  expired: boolean;
}

/** The time at which the player times out if nothing changes. */
export function deadlineMs(startedAtMs: number, timing: DecisionTiming, connected: boolean): number {
  return startedAtMs + timing.actionMs + timing.timeBankMs + (connected ? 0 : timing.disconnectReserveMs);
}

/**
 * Returns how much of the action time, time bank and reserve is left after `elapsedMs` of a decision. The time bank
 * and the reserve carry over to the next decision; the action time starts again.
 */
export function timeLeft(elapsedMs: number, timing: DecisionTiming, connected: boolean): TimeLeft {
  let rest = Math.max(0, elapsedMs);
  const take = (available: number) => {
    const used = Math.min(rest, available);
    rest -= used;
    return available - used;
  };
  const actionMs = take(timing.actionMs);
  const timeBankMs = take(timing.timeBankMs);
  const disconnectReserveMs = connected ? timing.disconnectReserveMs : take(timing.disconnectReserveMs);
  const allowed = deadlineMs(0, timing, connected);
  return { actionMs, timeBankMs, disconnectReserveMs, expired: elapsedMs >= allowed };
}

/** The time bank after a hand: it grows a little, up to the maximum. */
export const refillTimeBank = (leftMs: number, perHandMs: number, maxMs: number): number =>
  Math.min(maxMs, leftMs + perHandMs);

/** A player who runs out of time checks if that is free, and otherwise folds. */
export const timeoutAction = (checkIsFree: boolean): "check" | "fold" => (checkIsFree ? "check" : "fold");
