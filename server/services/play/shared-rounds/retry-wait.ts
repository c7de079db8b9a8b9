import type { Clock } from "@parlour/server/kit/clock";

/** A failed step of a round is tried again only after this long, so that a bet that keeps failing costs little. */
const retryMs = 5_000;

/** Remembers which rounds have been tried within the last few seconds. */
export type RetryWait = {
  isWaiting(round: number): boolean;
  note(round: number): void;
  forget(round: number): void;
};

export function createRetryWait(clock: Clock): RetryWait {
  const triedMs = new Map<number, number>();
  return {
    isWaiting: (round) => clock.now().getTime() - (triedMs.get(round) ?? Number.NEGATIVE_INFINITY) < retryMs,
    note: (round) => void triedMs.set(round, clock.now().getTime()),
    forget: (round) => void triedMs.delete(round),
  };
}
