import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { guesses } from "./hi-lo.ts";
import { proveHiLo, proveMaximum, proveSequences } from "./prove-hi-lo.ts";

export const hiLoProof: GameProof = {
  prove: () => ({
    main: "up to four guesses, lowest",
    figures: [
      ...guesses.flatMap((guess) =>
        figureRange(
          guess,
          proveHiLo(guess).map(({ returned }) => returned),
        ),
      ),
      ...figureRange("up to four guesses", proveSequences(4)),
    ],
    maximum: proveMaximum(),
    payUnit: 100,
    unreachable: [],
  }),
  samples: {
    bets: [{ stake: SAMPLE_STAKE }],
    actions: ["higher", "lower", "same", "skip", "cashOut"].map((kind) => ({ kind })),
  },
};
