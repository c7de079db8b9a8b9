import type { GameProof } from "../../kit/math/manifest.ts";
import { proveSpots, unreachableSpots } from "../../kit/math/prove-spots.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { luckyPays, mostLucky, type SparkOutcome, settleSpark } from "./lucky-numbers.ts";

/**
 * All outcomes with their weights: each pocket as a plain number, and as a lucky number with each possible multiplier.
 * There are one to five lucky numbers, three on average, so the winning number is lucky in three of 37 rounds.
 */
function outcomes(): { outcome: SparkOutcome; weight: number }[] {
  const pockets = europeanLayout.wheel;
  const luckyOnAverage = (1 + mostLucky) / 2;
  const hundred = luckyPays.reduce((sum, { weight }) => sum + weight, 0);
  return pockets.flatMap((pocket) => [
    { outcome: { pocket, lucky: [] }, weight: (pockets.length - luckyOnAverage) * hundred },
    ...luckyPays.map(({ pays, weight }) => ({
      outcome: { pocket, lucky: [{ pocket, pays }] },
      weight: luckyOnAverage * weight,
    })),
  ]);
}

export const sparkRouletteProof: GameProof = {
  prove: () => {
    const spots = {
      spots: [...europeanLayout.spots.keys()],
      kindOf: (spot: string) => europeanLayout.spots.get(spot)!.kind,
      outcomes: outcomes(),
      settle: settleSpark,
    };
    return {
      main: "straight",
      figures: proveSpots(spots),
      maximum: Math.max(...luckyPays.map(({ pays }) => pays)),
      payUnit: 1,
      unreachable: unreachableSpots(spots),
    };
  },
};
