import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { KENO_PICKS_MAX } from "./keno.ts";
import { proveKeno } from "./prove-keno.ts";

const pickCounts = Array.from({ length: KENO_PICKS_MAX }, (_, index) => index + 1);

export const kenoProof: GameProof = {
  prove: () => ({
    main: "10 numbers",
    figures: pickCounts.map((picked) => ({
      bet: picked === 1 ? "1 number" : `${picked} numbers`,
      returned: proveKeno(picked),
    })),
  }),
  samples: {
    bets: pickCounts.map((picked) => ({
      stake: SAMPLE_STAKE,
      picks: Array.from({ length: picked }, (_, index) => index * 8 + 1),
    })),
  },
};
