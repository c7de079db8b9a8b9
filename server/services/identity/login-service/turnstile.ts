/** Limits concurrency per key; callers wait in order of arrival. */
export type Turnstile = { pass<Result>(key: string, work: () => Promise<Result>): Promise<Result> };

type Line = { inside: number; waiting: (() => void)[] };

export function createTurnstile(width: number): Turnstile {
  const lines = new Map<string, Line>();
  return {
    async pass(key, work) {
      const line = lines.get(key) ?? { inside: 0, waiting: [] };
      lines.set(key, line);
      if (line.inside < width) line.inside++;
      // The slot is handed to the next waiter, so the count stays the same.
      else await new Promise<void>((enter) => line.waiting.push(enter));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else if (--line.inside === 0) lines.delete(key);
      }
    },
  };
}
