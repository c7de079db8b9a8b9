import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { proveSteps } from "../../kit/math/step-proof.ts";
import { towersFloors, towersLevels, towersPays } from "./towers.ts";

export const towersProof: GameProof = {
  prove: () =>
    proveSteps(
      "any level, any stop",
      towersLevels.map((level) => {
        const { windows, lit } = towersFloors[level];
        return { chance: { numerator: lit, denominator: windows }, pays: towersPays(level) };
      }),
    ),
  samples: {
    bets: towersLevels.map((level) => ({ stake: SAMPLE_STAKE, setting: { level } })),
    actions: [{ kind: "cashOut" }, ...[0, 1, 2, 3].map((choice) => ({ kind: "step", choice }))],
  },
};
