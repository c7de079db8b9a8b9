import type { Figure } from "./figures.ts";

type Spots<Outcome> = {
  spots: readonly string[];
  /** The kind of a spot; all spots of a kind must have the same return and be paid equally often. */
  kindOf(spot: string): string;
  /** All outcomes, with their frequencies as whole numbers. */
  outcomes: readonly { outcome: Outcome; weight: number }[];
  settle(spot: string, stakeMinor: number, outcome: Outcome): number;
};

/** The stake used in the proof, divisible by every denominator in the pay tables. */
const stake = 100;

/**
 * Computes the exact return of every kind of bet, and how often it pays, by settling every spot on every outcome.
 */
export function proveSpots<Outcome>({ spots, kindOf, outcomes, settle }: Spots<Outcome>): Figure[] {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const byKind = new Map<string, { returned: number; paid: number }>();
  for (const spot of spots) {
    let [won, paying] = [0, 0];
    for (const { outcome, weight } of outcomes) {
      const win = settle(spot, stake, outcome);
      won += weight * win;
      if (win > 0) paying += weight;
    }
    const returned = won / (total * stake);
    const paid = paying / total;
    const kind = kindOf(spot);
    const before = byKind.get(kind);
    if (before && (before.returned !== returned || before.paid !== paid))
      throw new Error(`${spot} returns ${returned}, others of its kind ${before.returned}.`);
    byKind.set(kind, { returned, paid });
  }
  return [...byKind].map(([bet, figure]) => ({ bet, ...figure }));
}

/** Spots for which no outcome pays more than the stake. */
export const unreachableSpots = <Outcome>({ spots, outcomes, settle }: Spots<Outcome>): string[] =>
  spots.filter((spot) => !outcomes.some(({ outcome }) => settle(spot, stake, outcome) > stake));
