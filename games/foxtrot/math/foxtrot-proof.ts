import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { proveSteps } from "../../kit/math/step-proof.ts";
import { foxtrotLevels, foxtrotPays, foxtrotRoads, LANE_DRAWS } from "./foxtrot.ts";

export const foxtrotProof: GameProof = {
  prove: () =>
    proveSteps(
      "any level, any stop",
      foxtrotLevels.map((level) => ({
        chance: { numerator: foxtrotRoads[level].free, denominator: LANE_DRAWS },
        pays: foxtrotPays(level),
      })),
    ),
  samples: {
    bets: foxtrotLevels.map((level) => ({ stake: SAMPLE_STAKE, setting: { level } })),
    actions: [{ kind: "cashOut" }, { kind: "step", choice: "go" }],
  },
};
