import type { GameProof } from "../../kit/math/manifest.ts";
import { proveSpots } from "../../kit/math/prove-spots.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { settleLaPartage } from "./la-partage.ts";

export const liveFrenchRouletteProof: GameProof = {
  prove: () => ({
    main: "red",
    figures: proveSpots({
      spots: [...europeanLayout.spots.keys()],
      kindOf: (spot) => europeanLayout.spots.get(spot)!.kind,
      outcomes: europeanLayout.wheel.map((pocket) => ({ outcome: pocket, weight: 1 })),
      settle: (spot, stake, pocket) => settleLaPartage(europeanLayout, spot, stake, pocket),
    }),
    maximum: 36,
    payUnit: 2,
    unreachable: [],
  }),
};
