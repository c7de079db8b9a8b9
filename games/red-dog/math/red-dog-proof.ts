import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { betweenChance, everySpread, proveRedDog, spreadChance } from "./prove-red-dog.ts";
import { redDogMoves, TRIPS_PAY } from "./red-dog.ts";

export const redDogProof: GameProof = {
  prove() {
    const { bestPlay, neverRaising, hitRate, chances } = proveRedDog();
    const unwon = everySpread.filter((spread) => spreadChance(spread) * betweenChance(spread) === 0);
    return {
      main: "best play",
      figures: [
        { bet: "best play", returned: bestPlay },
        { bet: "never raising", returned: neverRaising },
      ],
      hitRate,
      maximum: TRIPS_PAY + 1,
      payUnit: 1,
      unreachable: [...unwon.map((spread) => `spread ${spread}`), ...(chances.trips === 0 ? ["trips"] : [])],
    };
  },
  samples: {
    bets: [{ bets: [{ kind: "ante", stake: SAMPLE_STAKE }] }],
    actions: redDogMoves.map((kind) => ({ kind })),
  },
};
