/** Times of one decision in milliseconds. The caller brings the clock. */
export interface DecisionTiming {
  /** Every decision has this time. */
  actionMs: number;
  /** What the player has left of the time bank, spent after the action time. */
  timeBankMs: number;
  /** What the player has left for being disconnected, spent last and only while disconnected. */
  disconnectReserveMs: number;
}

export interface TimeLeft {
  actionMs: number;
  timeBankMs: number;
  disconnectReserveMs: number;
  expired: boolean;
}

/** When the decision is taken for the player, if nothing changes. */
export function deadlineMs(startedAtMs: number, timing: DecisionTiming, connected: boolean): number {
  return startedAtMs + timing.actionMs + timing.timeBankMs + (connected ? 0 : timing.disconnectReserveMs);
}

/**
 * The rest of each time after `elapsedMs` of a decision. The time bank and the reserve carry over to the next
 * decision; the action time starts anew.
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

/** The time bank after a hand: a little is added, up to the most that a player can hold. */
export const refillTimeBank = (leftMs: number, perHandMs: number, maxMs: number): number =>
  Math.min(maxMs, leftMs + perHandMs);

/** A player who runs out of time checks if that is free, and folds otherwise. */
export const timeoutAction = (checkIsFree: boolean): "check" | "fold" => (checkIsFree ? "check" : "fold");
