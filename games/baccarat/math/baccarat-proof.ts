import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { baccaratKinds } from "./baccarat.ts";
import { proveBaccarat } from "./prove-baccarat.ts";

export const baccaratProof: GameProof = {
  prove: () => ({
    main: "banker",
    figures: Object.entries(proveBaccarat()).map(([bet, returned]) => ({ bet, returned })),
  }),
  samples: { bets: baccaratKinds.map((kind) => ({ bets: [{ kind, stake: SAMPLE_STAKE }] })) },
};
