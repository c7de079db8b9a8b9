import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { proveDice } from "./prove-dice.ts";

const winningRollCounts = [10, 100, 1234, 2500, 5000, 7500, 9800];

export const diceProof: GameProof = {
  prove: () => ({
    main: "any target",
    figures: figureRange(
      "any target",
      winningRollCounts.flatMap((count) => [
        proveDice({ direction: "under", target: count }),
        proveDice({ direction: "over", target: 9999 - count }),
      ]),
    ),
  }),
  samples: {
    bets: [
      { stake: SAMPLE_STAKE, direction: "under", target: 10 },
      { stake: SAMPLE_STAKE, direction: "over", target: 199 },
    ],
  },
};
