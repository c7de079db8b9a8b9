import type { GameProof } from "./manifest.ts";
import { proveVideoPoker, videoPokerPrizes } from "./prove-video-poker.ts";
import { SAMPLE_STAKE } from "./sample-stake.ts";
import type { VideoPokerRules } from "./video-poker.ts";

const everyHold = Array.from({ length: 32 }, (_, mask) =>
  Array.from({ length: 5 }, (_, card) => Boolean(mask & (1 << card))),
);

/**
 * The proof of a video poker game's return. For comparison, it also calculates the returns of other common pay tables.
 */
export function videoPokerProof(
  rules: VideoPokerRules,
  others: Readonly<Record<string, VideoPokerRules["pays"]>>,
): GameProof {
  return {
    isSlow: true,
    prove() {
      const { returned, hitRate } = proveVideoPoker(rules);
      return {
        main: "best play",
        figures: [
          { bet: "best play", returned },
          ...Object.entries(others).map(([name, pays]) => ({
            bet: `for comparison: ${name}`,
            returned: proveVideoPoker({ ...rules, pays }).returned,
          })),
        ],
        hitRate,
        ...videoPokerPrizes(rules),
      };
    },
    samples: {
      bets: [{ stake: SAMPLE_STAKE }],
      actions: everyHold.map((hold) => ({ kind: "draw", hold })),
    },
  };
}
