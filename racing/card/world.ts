import { simulationSource } from "@parlour/games/kit/math/simulation-source";

/** The inputs from which all horses, people and meetings of the simulated racing world are generated. */
export interface World {
  seed: string;
  /** The ISO date on which generated careers end. Later runs are real results, which the caller stores. */
  careersEndOn: string;
}

/**
 * A source of random numbers for one part of the simulated racing world, such as a horse or a meeting. These numbers
 * determine only what is published before a race, never a result: the order of finish is drawn from a source that the
 * caller provides.
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

/** Converts an ISO date to days since 1970. */
export function dayOf(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  // JavaScript parses many other strings as dates; only an ISO date formats back to itself.
  if (Number.isNaN(ms) || dateOf(ms / DAY_MS) !== date) throw new RangeError(`${date} is not an ISO date.`);
  return ms / DAY_MS;
}

export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
