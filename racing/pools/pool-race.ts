/**
 * A race as the pools see it. Bets name interests: a coupled entry is one interest with several runners and
 * wins if any of them does.
 */
export interface PoolRace {
  entries: readonly { runner: number; interest: number }[];
  /** Runners withdrawn before the pool closed. */
  scratched: readonly number[];
  /** Runners withdrawn after the pool closed, before their own race. */
  scratchedLate: readonly number[];
  /**
   * Runners in the official order, with dead heats as groups and without runners that did not finish. `null`
   * for a race that was abandoned or declared void.
   */
  order: readonly (readonly number[])[] | null;
  /** The interest with the most money in the win pool, which replaces a late scratch in a pick bet. */
  favourite: number | null;
}

/** A race with one runner per interest and no withdrawals, which is the usual case. */
export const plainRace = (runners: readonly number[], order: PoolRace["order"]): PoolRace => ({
  entries: runners.map((runner) => ({ runner, interest: runner })),
  scratched: [],
  scratchedLate: [],
  order,
  favourite: null,
});

/** Lists the scratched interests. An interest is scratched only if all its runners are. */
export function scratchedInterests(race: PoolRace, runners: readonly number[]): number[] {
  const interests = new Set(race.entries.map(({ interest }) => interest));
  return [...interests].filter((interest) =>
    race.entries
      .filter((entry) => entry.interest === interest)
      .every(({ runner }) => runners.includes(runner)),
  );
}

const interestOf = (race: PoolRace, runner: number): number => {
  const entry = race.entries.find((one) => one.runner === runner);
  if (!entry) throw new RangeError(`Runner ${runner} is not in this race.`);
  return entry.interest;
};

/** The order of finish as interests, with one entry per runner: coupled runners can take several places. */
export const finishByRunner = (race: PoolRace): number[][] =>
  (race.order ?? []).map((group) => group.map((runner) => interestOf(race, runner)));

/** The order of finish with each interest once, at the place of its best runner. */
export function finishByInterest(race: PoolRace): number[][] {
  const seen = new Set<number>();
  return finishByRunner(race)
    .map((group) => [...new Set(group)].filter((interest) => !seen.has(interest) && seen.add(interest)))
    .filter((group) => group.length > 0);
}

/** Rejects a result that names a runner twice or names a withdrawn runner. */
export function assertRace(race: PoolRace): void {
  const finished = (race.order ?? []).flat();
  if (new Set(finished).size !== finished.length) throw new RangeError("A runner finishes once.");
  for (const runner of finished) {
    interestOf(race, runner);
    if (race.scratched.includes(runner) || race.scratchedLate.includes(runner))
      throw new RangeError(`Runner ${runner} was withdrawn and cannot finish.`);
  }
}
