/** Limits how much work runs at once per key; callers wait in order of arrival. */
export type ConcurrencyLimit = { run<Result>(key: string, work: () => Promise<Result>): Promise<Result> };

type Line = { running: number; waiting: (() => void)[] };

/** Thrown when too many callers are already waiting. */
export class QueueFullError extends Error {}

/** A limit may be a function if it changes while work is running. Work that has started is never interrupted. */
type Size = number | (() => number);

export function createConcurrencyLimit(
  max: Size,
  maxWaiting: Size = Number.POSITIVE_INFINITY,
): ConcurrencyLimit {
  const lines = new Map<string, Line>();
  return {
    async run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      if (line.running >= sizeOf(max) && line.waiting.length >= sizeOf(maxWaiting)) {
        throw new QueueFullError(`${sizeOf(maxWaiting)} calls wait for the same key`);
      }
      lines.set(key, line);
      if (line.running < sizeOf(max)) line.running++;
      // A waiting task is counted as running by the task that starts it, so it is not counted here.
      else await new Promise<void>((start) => line.waiting.push(start));
      try {
        return await work();
      } finally {
        line.running--;
        while (line.waiting.length > 0 && line.running < sizeOf(max)) {
          line.running++;
          line.waiting.shift()!();
        }
        if (line.running === 0) lines.delete(key);
      }
    },
  };
}

const sizeOf = (size: Size): number => (typeof size === "number" ? size : size());
