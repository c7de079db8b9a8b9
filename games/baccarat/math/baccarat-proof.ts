import { baccaratFigures } from "../../kit/math/baccarat/baccarat-figures.ts";
import { baccaratKinds } from "../../kit/math/baccarat/baccarat-hands.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";

export const baccaratProof: GameProof = {
  prove: baccaratFigures,
  samples: { bets: baccaratKinds.map((kind) => ({ bets: [{ kind, stake: SAMPLE_STAKE }] })) },
};
