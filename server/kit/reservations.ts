/** Counts, for each key, how many places are taken, up to a limit. */
export type Reservations = {
  /**
   * Takes a place and returns the function that gives it back; undefined if all places are taken. Call it before the
   * first `await`; otherwise simultaneous requests could exceed the limit.
   */
  reserve(key: string, most: number): Release | undefined;
};

/** Gives a place back. Further calls have no effect. */
export type Release = () => void;

export function createReservations(): Reservations {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  return {
    reserve(key, most) {
      if (countOf(key) >= most) return undefined;
      counts.set(key, countOf(key) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
        else counts.delete(key);
      };
    },
  };
}
