import type { Clock } from "@parlour/server/kit/clock";

/** Events at past times, which are run in order. An event may add later events. */
export type Timeline = {
  clock: Clock;
  /**
   * Adds an event that moves the clock by at most `lastsMs`. An event that would not be over before the end of the
   * history is left out.
   */
  at(timeMs: number, run: () => Promise<void>, lastsMs?: number): void;
  /** Advances the clock within an event that takes some time. */
  wait(ms: number): void;
  run(): Promise<void>;
};

export function createTimeline(endMs: number): Timeline {
  let nowMs = 0;
  let added = 0;
  const waiting: { timeMs: number; order: number; run: () => Promise<void> }[] = [];
  return {
    clock: { now: () => new Date(nowMs) },
    at(timeMs, run, lastsMs = 0) {
      if (timeMs + lastsMs < endMs) waiting.push({ timeMs, order: added++, run });
    },
    wait(ms) {
      nowMs += ms;
    },
    async run() {
      for (;;) {
        waiting.sort((one, other) => one.timeMs - other.timeMs || one.order - other.order);
        const next = waiting.shift();
        if (next === undefined) return;
        // If an event took longer than planned, the clock is not set back for the next one.
        nowMs = Math.max(nowMs, next.timeMs);
        await next.run();
      }
    },
  };
}
