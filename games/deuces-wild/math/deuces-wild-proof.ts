import type { GameProof } from "../../kit/math/manifest.ts";
import { proveVideoPoker, videoPokerPrizes } from "../../kit/math/prove-video-poker.ts";
import { videoPokerSamples } from "../../kit/math/video-poker-samples.ts";
import { deucesPays, deucesPayTables, deucesRules } from "./deuces-wild.ts";

const others = Object.entries(deucesPayTables).filter(([, pays]) => pays !== deucesPays);

export const deucesWildProof: GameProof = {
  isSlow: true,
  prove: () => ({
    main: "best play",
    figures: [
      { bet: "best play", returned: proveVideoPoker(deucesRules(deucesPays)) },
      ...others.map(([name, pays]) => ({
        bet: `for comparison: ${name}`,
        returned: proveVideoPoker(deucesRules(pays)),
      })),
    ],
    ...videoPokerPrizes(deucesRules(deucesPays)),
  }),
  samples: videoPokerSamples,
};
