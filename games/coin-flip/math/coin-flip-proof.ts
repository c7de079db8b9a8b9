import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { proveSteps } from "../../kit/math/step-proof.ts";
import { coinFlipPays, coinSides } from "./coin-flip.ts";

export const coinFlipProof: GameProof = {
  prove: () => proveSteps("any streak", [{ chance: { numerator: 1, denominator: 2 }, pays: coinFlipPays }]),
  samples: {
    bets: [{ stake: SAMPLE_STAKE, setting: {} }],
    actions: [{ kind: "cashOut" }, ...coinSides.map((choice) => ({ kind: "step", choice }))],
  },
};
