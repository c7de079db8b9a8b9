import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { guesses } from "./hi-lo.ts";
import { proveHiLo } from "./prove-hi-lo.ts";

export const hiLoProof: GameProof = {
  prove: () => ({
    main: "higher",
    figures: guesses.flatMap((guess) =>
      figureRange(
        guess,
        proveHiLo(guess).map(({ returned }) => returned),
      ),
    ),
  }),
  samples: {
    bets: [{ stake: SAMPLE_STAKE }],
    actions: ["higher", "lower", "same", "skip", "cashOut"].map((kind) => ({ kind })),
  },
};
