import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { sharedRoulette } from "../../kit/math/shared-roulette.ts";
import { settleLaPartage } from "./la-partage.ts";

/** One wheel with a single zero for all players, with the la partage rule. */
export const liveFrenchRouletteTable = sharedRoulette({
  slug: "live-french-roulette",
  layout: europeanLayout,
  settle: settleLaPartage,
});
