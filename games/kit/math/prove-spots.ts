import type { Figure } from "./figures.ts";

type Spots<Outcome> = {
  spots: readonly string[];
  /** The kind of a spot; all spots of a kind must have the same return. */
  kindOf(spot: string): string;
  /** All outcomes, with their frequencies as whole numbers. */
  outcomes: readonly { outcome: Outcome; weight: number }[];
  settle(spot: string, stakeMinor: number, outcome: Outcome): number;
};

/** The stake used in the proof, divisible by every denominator in the pay tables. */
const stake = 100;

/** Computes the exact return of every kind of bet by settling every spot on every outcome. */
export function proveSpots<Outcome>({ spots, kindOf, outcomes, settle }: Spots<Outcome>): Figure[] {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const byKind = new Map<string, number>();
  for (const spot of spots) {
    const won = outcomes.reduce((sum, { outcome, weight }) => sum + weight * settle(spot, stake, outcome), 0);
    const returned = won / (total * stake);
    const kind = kindOf(spot);
    const before = byKind.get(kind) ?? returned;
    if (before !== returned) throw new Error(`${spot} returns ${returned}, others of its kind ${before}.`);
    byKind.set(kind, returned);
  }
  return [...byKind].map(([bet, returned]) => ({ bet, returned }));
}

/** Spots for which no outcome pays more than the stake. */
export const unreachableSpots = <Outcome>({ spots, outcomes, settle }: Spots<Outcome>): string[] =>
  spots.filter((spot) => !outcomes.some(({ outcome }) => settle(spot, stake, outcome) > stake));
