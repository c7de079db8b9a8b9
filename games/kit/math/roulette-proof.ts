import type { GameProof } from "./manifest.ts";
import { proveRoulette } from "./prove-roulette.ts";
import type { RouletteLayout } from "./roulette-layout.ts";
import { SAMPLE_STAKE } from "./sample-stake.ts";

export function rouletteProof(layout: RouletteLayout): GameProof {
  return {
    prove: () => ({ main: "straight", figures: proveRoulette(layout) }),
    samples: {
      bets: [...layout.spots.keys()].map((spot) => ({ bets: [{ spot, stake: SAMPLE_STAKE }] })),
    },
  };
}
