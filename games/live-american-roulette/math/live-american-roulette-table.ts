import { americanLayout } from "../../kit/math/roulette-layout.ts";
import { sharedRoulette } from "../../kit/math/shared-roulette.ts";

/** One American wheel, with zero and double zero, for all players. */
export const liveAmericanRouletteTable = sharedRoulette({
  slug: "live-american-roulette",
  layout: americanLayout,
});
