import type { GameProof } from "./manifest.ts";
import { proveRoulette } from "./prove-roulette.ts";
import type { RouletteLayout } from "./roulette-layout.ts";
import { SAMPLE_STAKE } from "./sample-stake.ts";

export function rouletteProof(layout: RouletteLayout): GameProof {
  return {
    prove: () => ({
      main: "straight",
      figures: proveRoulette(layout),
      maximum: Math.max(...[...layout.spots.values()].map(({ pays }) => pays + 1)),
      payUnit: 1,
      unreachable: [...layout.spots.values()]
        .filter(({ pockets }) => !pockets.some((pocket) => layout.wheel.includes(pocket)))
        .map(({ id }) => id),
    }),
    samples: {
      bets: [...layout.spots.keys()].map((spot) => ({ bets: [{ spot, stake: SAMPLE_STAKE }] })),
    },
  };
}
