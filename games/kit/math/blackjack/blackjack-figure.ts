import type { Figure } from "../figures.ts";
import { simulationSource } from "../simulation-source.ts";
import { proveBlackjack } from "./prove-blackjack.ts";
import { type ReturnRules, simulateSplits } from "./simulate-splits.ts";

const SPLIT_ROUNDS = 10_000_000;

/**
 * Computes the return of basic strategy exactly, except for split hands, which are simulated; each kind of
 * split is weighted by how often it occurs.
 */
export function blackjackFigure(rules: ReturnRules, seed: number): Figure {
  const { gainWithoutSplits, splitStarts } = proveBlackjack(rules.decks, rules.surrender);
  const splitChance = splitStarts.reduce((sum, { chance }) => sum + chance, 0);
  let gain = gainWithoutSplits;
  let variance = 0;
  splitStarts.forEach((start, index) => {
    const rounds = Math.ceil((SPLIT_ROUNDS * start.chance) / splitChance);
    const sample = simulateSplits(rules, start, rounds, simulationSource(seed + index));
    gain += start.chance * sample.mean;
    variance += (start.chance * start.chance * sample.variance) / rounds;
  });
  return { bet: "basic strategy", returned: 1 + gain, within: 1.96 * Math.sqrt(variance) };
}
