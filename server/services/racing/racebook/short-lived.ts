import type { Clock } from "../../../kit/clock.ts";

const MOST_KEPT = 500;

/** Caches an answer briefly, so that it is computed once for many callers. */
export function shortLived<Value>(
  clock: Clock,
  keptMs: number,
  compute: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const kept = new Map<string, { value: Promise<Value>; untilMs: number }>();
  return (key) => {
    const nowMs = clock.now().getTime();
    const found = kept.get(key);
    if (found && nowMs < found.untilMs && nowMs >= found.untilMs - keptMs) return found.value;
    if (kept.size >= MOST_KEPT) kept.clear();
    const value = compute(key);
    kept.set(key, { value, untilMs: nowMs + keptMs });
    value.catch(() => kept.delete(key));
    return value;
  };
}
