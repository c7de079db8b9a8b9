import type { GameProof } from "./manifest.ts";
import { proveDoubleUp, proveVideoPoker, videoPokerPrizes } from "./prove-video-poker.ts";
import { SAMPLE_STAKE } from "./sample-stake.ts";
import type { VideoPokerRules } from "./video-poker.ts";
import { HIGHER_CARDS } from "./video-poker-double-up.ts";
import { COINS_MAX, handCounts, paysWith, topPrizeOf } from "./video-poker-pays.ts";

const everyHold = Array.from({ length: 32 }, (_, mask) =>
  Array.from({ length: 5 }, (_, card) => Boolean(mask & (1 << card))),
);

/**
 * The proof of a video poker game's return. For comparison, it also calculates the returns of other common pay tables.
 * `variants` are the pay tables that operators can choose between, the default among them.
 */
export function videoPokerProof(
  rules: VideoPokerRules,
  others: Readonly<Record<string, VideoPokerRules["pays"]>>,
  variants?: Readonly<Record<string, VideoPokerRules["pays"]>>,
): GameProof {
  return {
    isSlow: true,
    prove() {
      const { returned, hitRates } = proveVideoPoker(rules);
      const returnOf = (pays: VideoPokerRules["pays"]) => proveVideoPoker({ ...rules, pays }).returned;
      const withFewCoins = (pays: VideoPokerRules["pays"]) => returnOf(paysWith(1, pays));
      const proven = Object.entries(variants ?? {}).map(([name, pays]) => {
        const own = pays === rules.pays ? { returned, hitRates } : proveVideoPoker({ ...rules, pays });
        const figures = { returned: own.returned, hitRate: own.hitRates[0]!, maximum: topPrizeOf(pays) };
        return { name, pays, figures };
      });
      return {
        main: "best play",
        figures: [
          ...handCounts.map((count, at) => ({
            bet: count === 1 ? "best play" : `${count} hands`,
            returned,
            paid: hitRates[at]!,
          })),
          { bet: "1 to 4 coins", returned: withFewCoins(rules.pays) },
          { bet: "double-up: red or black", returned: proveDoubleUp({ kind: "colour", colour: "red" }) },
          { bet: "double-up: higher card", returned: proveDoubleUp({ kind: "higher", pick: 0 }) },
          ...Object.entries(others).map(([name, pays]) => ({
            bet: `for comparison: ${name}`,
            returned: returnOf(pays),
          })),
          ...proven
            .filter(({ pays }) => pays !== rules.pays)
            .flatMap(({ name, pays, figures }) => [
              { bet: `pay table: ${name}`, returned: figures.returned },
              { bet: `pay table: ${name}, 1 to 4 coins`, returned: withFewCoins(pays) },
            ]),
        ],
        ...(variants && { variants: Object.fromEntries(proven.map(({ name, figures }) => [name, figures])) }),
        hitRate: hitRates[0]!,
        ...videoPokerPrizes(rules),
      };
    },
    samples: {
      bets: [
        { stake: SAMPLE_STAKE },
        { stake: SAMPLE_STAKE, coins: 1, hands: 1, doubleUp: true },
        { stake: 50 * SAMPLE_STAKE, coins: COINS_MAX, hands: 10, doubleUp: true },
        ...handCounts.map((hands) => ({ stake: 120 * SAMPLE_STAKE, coins: 4, hands, doubleUp: false })),
      ],
      actions: [
        ...everyHold.map((hold) => ({ kind: "draw", hold })),
        { kind: "collect" },
        { kind: "colour", colour: "red" },
        { kind: "colour", colour: "black" },
        ...Array.from({ length: HIGHER_CARDS }, (_, pick) => ({ kind: "higher", pick })),
      ],
    },
  };
}
