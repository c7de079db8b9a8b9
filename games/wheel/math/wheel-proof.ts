import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { wheel } from "./wheel.ts";
import { wheelRisks, wheelSizes } from "./wheel-pays.ts";

/** The smallest stake at which every win is a whole amount. */
const STAKE = 10;

const settings = wheelRisks.flatMap((risk) => wheelSizes.map((segments) => ({ risk, segments })));

/** The win of each segment, computed by stopping the wheel on each of them in turn. */
const winsOf = (setting: (typeof settings)[number]): number[] =>
  Array.from(
    { length: setting.segments },
    (_, segment) => wheel.begin({ stake: STAKE, ...setting }, { below: () => segment }).win,
  );

export const wheelProof: GameProof = {
  prove: () => ({
    main: "any wheel",
    figures: figureRange(
      "any wheel",
      settings.map((setting) => {
        const wins = winsOf(setting);
        return wins.reduce((sum, win) => sum + win, 0) / (STAKE * wins.length);
      }),
    ),
    maximum: Math.max(...settings.flatMap(winsOf)) / STAKE,
    payUnit: STAKE,
    unreachable: [],
  }),
  samples: { bets: settings.map((setting) => ({ stake: SAMPLE_STAKE, ...setting })) },
};
