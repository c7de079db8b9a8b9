import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { multiplierOf } from "../../kit/math/pay.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { dicePay, WAYS_MAX, WAYS_MIN } from "./dice.ts";
import { proveDice } from "./prove-dice.ts";

const everyCount = Array.from({ length: WAYS_MAX - WAYS_MIN + 1 }, (_, index) => WAYS_MIN + index);

export const diceProof: GameProof = {
  prove: () => ({
    main: "any target, lowest",
    figures: figureRange("any target", everyCount.map(proveDice)),
    maximum: multiplierOf(dicePay(WAYS_MIN)),
    payUnit: 100,
    unreachable: [],
  }),
  samples: {
    bets: [
      { stake: SAMPLE_STAKE, direction: "under", target: 10 },
      { stake: SAMPLE_STAKE, direction: "over", target: 199 },
    ],
  },
};
