import type { RaceResult } from "../math/run-race.ts";

/**
 * A runner's position at a given time of the race, as a fraction of the course; runners continue past the
 * finish.
 */
export function progressOf(passes: readonly number[], ms: number): number {
  if (ms <= 0) return 0;
  const sections = passes.length;
  const finish = passes[sections - 1]!;
  if (ms >= finish) {
    const last = (finish - (passes[sections - 2] ?? 0)) * sections;
    // After the finish, a runner slows down to 60% of its last speed, and stops after another 6% of the course.
    return 1 + Math.min(0.06, ((ms - finish) / last) * 0.6);
  }
  const at = passes.findIndex((pass) => ms < pass);
  const from = at === 0 ? 0 : passes[at - 1]!;
  return (at + (ms - from) / (passes[at]! - from)) / sections;
}

/** Runner numbers in their current order. */
export function standingAt({ passes }: Pick<RaceResult, "passes">, ms: number): number[] {
  return passes
    .map((runner, at) => ({ number: at + 1, progress: progressOf(runner, ms), finish: runner.at(-1)! }))
    .toSorted((one, other) => {
      const bothHome = ms >= one.finish && ms >= other.finish;
      return bothHome ? one.finish - other.finish : other.progress - one.progress;
    })
    .map(({ number }) => number);
}
