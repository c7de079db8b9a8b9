type Waiting = { owner: string; start(): void };

export type CheckQueue = {
  /**
   * Runs the work when it is its turn. Returns "BUSY" if its owner already has too many checks waiting, or if the
   * wait takes too long.
   */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result | "BUSY">;
};

type CheckQueueOptions = {
  /** How many checks of one owner may run or wait at once. */
  perOwner: number;
  /** The longest time that a check waits for its turn. */
  longestWaitMs: number;
};

/**
 * Runs one check at a time, in order of arrival. The limits per owner and on the wait prevent one visitor's slow
 * files from holding up everyone else's.
 */
export function createCheckQueue({ perOwner, longestWaitMs }: CheckQueueOptions): CheckQueue {
  const waiting: Waiting[] = [];
  const held = new Map<string, number>();
  let isRunning = false;

  const leave = (owner: string) => {
    const left = (held.get(owner) ?? 1) - 1;
    if (left === 0) held.delete(owner);
    else held.set(owner, left);
  };
  const takeTurn = (owner: string): Promise<boolean> => {
    if (!isRunning) {
      isRunning = true;
      return Promise.resolve(true);
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(entry), 1);
      resolve(false);
    }, longestWaitMs);
    const entry = {
      owner,
      start: () => {
        clearTimeout(timer);
        resolve(true);
      },
    };
    waiting.push(entry);
    return promise;
  };
  return {
    async run(owner, work) {
      if ((held.get(owner) ?? 0) >= perOwner) return "BUSY";
      held.set(owner, (held.get(owner) ?? 0) + 1);
      try {
        if (!(await takeTurn(owner))) return "BUSY";
        try {
          return await work();
        } finally {
          const next = waiting.shift();
          if (next) next.start();
          else isRunning = false;
        }
      } finally {
        leave(owner);
      }
    },
  };
}
