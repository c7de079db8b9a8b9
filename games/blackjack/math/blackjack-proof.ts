import type { GameFigures } from "../../kit/math/figures.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { proveBlackjack } from "./prove-blackjack.ts";
import { simulateSplits } from "./simulate-splits.ts";

const SPLIT_ROUNDS = 10_000_000;

export const blackjackProof: GameProof = {
  isSlow: true,
  prove,
  samples: {
    bets: [{ stake: SAMPLE_STAKE }, { stake: 1 }],
    actions: ["hit", "stand", "double", "split", "insure", "decline"].map((kind) => ({ kind })),
  },
};

/**
 * Computes the return exactly, except for split hands, which are simulated; each kind of split is weighted by
 * how often it occurs.
 */
function prove(): Omit<GameFigures, "slug"> {
  const { gainWithoutSplits, splitStarts } = proveBlackjack();
  const splitChance = splitStarts.reduce((sum, { chance }) => sum + chance, 0);
  let gain = gainWithoutSplits;
  let variance = 0;
  splitStarts.forEach(({ pair, up, chance }, index) => {
    const rounds = Math.ceil((SPLIT_ROUNDS * chance) / splitChance);
    const sample = simulateSplits(pair, up, rounds, simulationSource(1003 + index));
    gain += chance * sample.mean;
    variance += (chance * chance * sample.variance) / rounds;
  });
  return {
    main: "basic strategy",
    figures: [{ bet: "basic strategy", returned: 1 + gain, within: 1.96 * Math.sqrt(variance) }],
    // A blackjack has the highest payout, 2.5 times its stake; even four winning doubled hands pay only twice
    // their total stake.
    maximum: 2.5,
    payUnit: 2,
    unreachable: [],
  };
}
