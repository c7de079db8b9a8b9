import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { KENO_PICKS_MAX, kenoPays } from "./keno.ts";
import { kenoChance, proveKeno } from "./prove-keno.ts";

const pickCounts = Array.from({ length: KENO_PICKS_MAX }, (_, index) => index + 1);

export const kenoProof: GameProof = {
  prove: () => ({
    main: "10 numbers",
    figures: pickCounts.map((picked) => ({
      bet: picked === 1 ? "1 number" : `${picked} numbers`,
      returned: proveKeno(picked),
    })),
    maximum: Math.max(...Object.values(kenoPays).flatMap((pays) => Object.values(pays))),
    payUnit: 10,
    unreachable: pickCounts.flatMap((picked) =>
      Object.keys(kenoPays[picked] ?? {})
        .filter((hits) => kenoChance(picked, Number(hits)) === 0)
        .map((hits) => `${hits} of ${picked}`),
    ),
  }),
  samples: {
    bets: pickCounts.map((picked) => ({
      stake: SAMPLE_STAKE,
      picks: Array.from({ length: picked }, (_, index) => index * 8 + 1),
    })),
  },
};
