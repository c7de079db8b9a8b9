import { useGame } from "../game-context.ts";
import type { PocketCounts } from "./pocket-counts.ts";
import type { Share } from "./share-bar.tsx";

/**
 * How often each outside bet would have won in recent results, as a share of them. Zeros are a separate share for each
 * pair of bets.
 */
export function useShares({ colours, odd, even, low, high, dozens }: PocketCounts) {
  const { t } = useGame();
  const zero: Share = { name: t("games-roulette.zero"), count: colours.green, tone: "green" };
  return {
    colours: [
      { name: t("games-roulette.spotRed"), count: colours.red, tone: "red" },
      zero,
      { name: t("games-roulette.spotBlack"), count: colours.black, tone: "black" },
    ],
    parity: [
      { name: t("games-roulette.spotOdd"), count: odd, tone: "plain" },
      zero,
      { name: t("games-roulette.spotEven"), count: even, tone: "plain" },
    ],
    halves: [
      { name: "1–18", count: low, tone: "plain" },
      zero,
      { name: "19–36", count: high, tone: "plain" },
    ],
    dozens: [
      zero,
      ...dozens.map((count, index) => ({
        name: `${index * 12 + 1}–${index * 12 + 12}`,
        count,
        tone: "plain",
      })),
    ],
  };
}
