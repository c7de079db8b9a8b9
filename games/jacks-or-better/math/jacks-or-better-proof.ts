import type { GameProof } from "../../kit/math/manifest.ts";
import { proveVideoPoker, videoPokerPrizes } from "../../kit/math/prove-video-poker.ts";
import { videoPokerSamples } from "../../kit/math/video-poker-samples.ts";
import { jacksOrBetterRules, nineSixPays } from "./jacks-or-better.ts";

export const jacksOrBetterProof: GameProof = {
  isSlow: true,
  prove: () => ({
    main: "best play",
    figures: [
      { bet: "best play", returned: proveVideoPoker(jacksOrBetterRules) },
      {
        bet: "for comparison: 8/5 pays",
        returned: proveVideoPoker({
          ...jacksOrBetterRules,
          pays: { ...nineSixPays, fullHouse: 8, flush: 5 },
        }),
      },
    ],
    ...videoPokerPrizes(jacksOrBetterRules),
  }),
  samples: videoPokerSamples,
};
