import type { GameProof } from "../../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../../kit/math/sample-stake.ts";
import { coinSides, coinToss } from "./coin-toss.ts";

/** The return of a bet on one side of the coin, averaged over both possible results of the toss. */
function returnOfCall(call: (typeof coinSides)[number]): number {
  const stake = 100;
  const won = coinSides.reduce(
    (sum, _, side) => sum + coinToss.begin({ stake, call }, { below: () => side }).win,
    0,
  );
  return won / (stake * coinSides.length);
}

export const coinTossProof: GameProof = {
  prove: () => ({
    main: "heads",
    figures: coinSides.map((call) => ({ bet: call, returned: returnOfCall(call) })),
    maximum: 1.96,
    payUnit: 25,
    unreachable: [],
  }),
  samples: { bets: coinSides.map((call) => ({ stake: SAMPLE_STAKE, call })) },
};
