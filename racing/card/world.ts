import { simulationSource } from "@parlour/games/kit/math/simulation-source";

/** Everything about horses, people and meetings follows from these two values. */
export interface World {
  seed: string;
  /** ISO date. Invented careers end here; later runs are real results, which the caller keeps. */
  careersEndOn: string;
}

/**
 * Random numbers for one thing of the world, such as one horse. They shape what is published before a race and
 * never decide one: the order of finish is drawn from the source that the caller brings.
 */
export function streamFor({ seed }: World, ...labels: readonly (string | number)[]) {
  let hash = 0x811c9dc5;
  for (const character of [seed, ...labels].join("/")) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  return simulationSource(hash >>> 0);
}

const DAY_MS = 86_400_000;

/** Days since 1970, from an ISO date. */
export function dayOf(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  // Engines read many other texts as dates; only an ISO date comes back the same.
  if (Number.isNaN(ms) || dateOf(ms / DAY_MS) !== date) throw new RangeError(`${date} is not an ISO date.`);
  return ms / DAY_MS;
}

export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
