/** Limits how much work runs at once per key; callers wait in order of arrival. */
export type ConcurrencyLimit = { run<Result>(key: string, work: () => Promise<Result>): Promise<Result> };

type Line = { running: number; waiting: (() => void)[] };

/** Thrown when too many callers are already waiting. */
export class QueueFullError extends Error {}

export function createConcurrencyLimit(max: number, maxWaiting = Number.POSITIVE_INFINITY): ConcurrencyLimit {
  const lines = new Map<string, Line>();
  return {
    async run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      if (line.running >= max && line.waiting.length >= maxWaiting) {
        throw new QueueFullError(`${maxWaiting} calls wait for the same key`);
      }
      lines.set(key, line);
      if (line.running < max) line.running++;
      // A waiting task takes over the place of a finished one, so `running` is not increased here.
      else await new Promise<void>((start) => line.waiting.push(start));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else if (--line.running === 0) lines.delete(key);
      }
    },
  };
}
