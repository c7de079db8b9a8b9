import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { baccaratKinds, baccaratReturns } from "./baccarat.ts";
import { proveBaccarat } from "./prove-baccarat.ts";

export const baccaratProof: GameProof = {
  prove: () => ({
    main: "banker",
    figures: Object.entries(proveBaccarat()).map(([bet, returned]) => ({ bet, returned })),
    // Pairs pay most; all bets of a round together pay no more than that for each unit staked.
    maximum: Math.max(...Object.values(baccaratReturns)) / 100,
    payUnit: 20,
    unreachable: [],
  }),
  samples: { bets: baccaratKinds.map((kind) => ({ bets: [{ kind, stake: SAMPLE_STAKE }] })) },
};
