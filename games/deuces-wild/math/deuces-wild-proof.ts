import type { GameProof } from "../../kit/math/manifest.ts";
import { proveVideoPoker } from "../../kit/math/prove-video-poker.ts";
import { videoPokerSamples } from "../../kit/math/video-poker-samples.ts";
import { deucesWildRules } from "./deuces-wild.ts";

export const deucesWildProof: GameProof = {
  isSlow: true,
  prove: () => ({
    main: "best play",
    figures: [{ bet: "best play", returned: proveVideoPoker(deucesWildRules) }],
  }),
  samples: videoPokerSamples,
};
