import type { Clock } from "@parlour/server/kit/clock";

/** Things to do at times of the past, in order. What runs may add later things. */
export type Timeline = {
  clock: Clock;
  /**
   * Adds something to do that moves the clock by at most `lastsMs`; what would not be over at the end of the history is
   * left out.
   */
  at(timeMs: number, run: () => Promise<void>, lastsMs?: number): void;
  /** Moves the clock on inside something that takes a while. */
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
        // Something that took longer than planned is not undone by what comes after it.
        nowMs = Math.max(nowMs, next.timeMs);
        await next.run();
      }
    },
  };
}
