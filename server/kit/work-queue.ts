export type WorkQueueOptions = {
  /** The maximum number of tasks running at once. */
  running: number;
  /** The maximum number of tasks waiting; beyond that the oldest is refused. */
  waiting?: number;
  /** The maximum number of tasks running or waiting per owner, such as an IP address. */
  perOwner?: number;
  /** The longest time that a task may wait while the queue isn't overloaded; one second by default. */
  maxWaitMs?: number;
};

/** Limits one kind of work. Work that cannot start soon is refused quickly instead of being done late. */
export type WorkQueue = {
  /**
   * Calls `start` immediately or after a wait, and passes it whether the work is admitted. Call `leave` when
   * admitted work ends.
   */
  enter(owner: string, start: (admitted: boolean) => void): void;
  /** Admits the work only if it can start immediately; returns whether it was admitted. */
  enterNow(owner: string): boolean;
  leave(owner: string): void;
};

/** The longest time that a task may wait during a short burst. */
const burstWaitMs = 1_000;
/** If work has been waiting continuously for this long, the queue is overloaded. */
const standingAfterMs = 500;
/** The longest time that a task may wait while the queue is overloaded. */
const overloadWaitMs = 150;
const sweepMs = 25;
const defaultWaiting = 1_000;

type Waiting = { owner: string; sinceMs: number; start: (admitted: boolean) => void };

/**
 * Creates a queue. The next task to start belongs to the owner with the fewest running tasks. Of that owner's tasks,
 * the newest starts first, because its client is the most likely to be still waiting.
 */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { running: maxRunning, waiting: maxWaiting = defaultWaiting, perOwner } = options;
  const { maxWaitMs = burstWaitMs } = options;
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const present = new Map<string, number>();
  let runningCount = 0;
  /**
   * When tasks began to queue up. It is reset once the last of them has started, but not if the queue is empty only because
   * tasks were refused.
   */
  let standingSinceMs: number | undefined;
  let isSweeping = false;

  const begin = (owner: string) => {
    runningCount++;
    count(running, owner, 1);
  };
  const refuse = ({ owner, start }: Waiting) => {
    count(present, owner, -1);
    start(false);
  };
  const sweep = () => {
    const nowMs = performance.now();
    const isStanding = standingSinceMs !== undefined && nowMs - standingSinceMs > standingAfterMs;
    const limitMs = isStanding ? Math.min(overloadWaitMs, maxWaitMs) : maxWaitMs;
    while (waiting.length > 0 && nowMs - waiting[0]!.sinceMs > limitMs) refuse(waiting.shift()!);
    isSweeping = waiting.length > 0;
    if (isSweeping) setTimeout(sweep, sweepMs);
  };
  const takeNext = (): Waiting | undefined => {
    let best = -1;
    for (let index = waiting.length - 1; index >= 0; index--) {
      const load = running.get(waiting[index]!.owner) ?? 0;
      if (best === -1 || load < (running.get(waiting[best]!.owner) ?? 0)) best = index;
      if (load === 0) break;
    }
    return best === -1 ? undefined : waiting.splice(best, 1)[0];
  };

  return {
    enterNow(owner) {
      if (runningCount >= maxRunning || isFull(owner)) return false;
      count(present, owner, 1);
      begin(owner);
      return true;
    },
    enter(owner, start) {
      if (isFull(owner)) return start(false);
      count(present, owner, 1);
      if (runningCount < maxRunning) {
        begin(owner);
        return start(true);
      }
      const sinceMs = performance.now();
      standingSinceMs ??= sinceMs;
      waiting.push({ owner, sinceMs, start });
      if (waiting.length > maxWaiting) refuse(waiting.shift()!);
      if (!isSweeping) setTimeout(sweep, sweepMs);
      isSweeping = true;
    },
    leave(owner) {
      runningCount--;
      count(running, owner, -1);
      count(present, owner, -1);
      if (runningCount >= maxRunning) return;
      const next = takeNext();
      if (waiting.length === 0) standingSinceMs = undefined;
      if (next === undefined) return;
      begin(next.owner);
      next.start(true);
    },
  };

  function isFull(owner: string): boolean {
    return perOwner !== undefined && (present.get(owner) ?? 0) >= perOwner;
  }
}

function count(counts: Map<string, number>, owner: string, by: 1 | -1): void {
  const next = (counts.get(owner) ?? 0) + by;
  if (next === 0) counts.delete(owner);
  else counts.set(owner, next);
}

/** Admits everything, for tests and development. */
export const unboundedQueue: WorkQueue = {
  enter: (_owner, start) => start(true),
  enterNow: () => true,
  leave() {},
};
