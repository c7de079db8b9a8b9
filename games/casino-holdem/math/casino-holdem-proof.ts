import { casinoHoldemFigures } from "../../kit/math/holdem/casino-holdem-figures.ts";
import { holdemMoves } from "../../kit/math/holdem/holdem-outcome.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";

export const casinoHoldemProof: GameProof = {
  isSlow: true,
  prove: casinoHoldemFigures,
  samples: {
    bets: [
      { bets: [{ kind: "ante", stake: SAMPLE_STAKE }] },
      { bets: [{ kind: "aa", stake: SAMPLE_STAKE }] },
      {
        bets: [
          { kind: "ante", stake: SAMPLE_STAKE },
          { kind: "aa", stake: 1 },
        ],
      },
    ],
    actions: holdemMoves.map((kind) => ({ kind })),
  },
};
