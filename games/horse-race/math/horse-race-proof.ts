import type { GameProof } from "../../kit/math/manifest.ts";
import { proveHorseRace } from "./prove-horse-race.ts";
import { fields, pricesOf } from "./race-card.ts";

export const horseRaceProof: GameProof = {
  prove: () => ({
    main: "win, mean",
    figures: Object.entries(proveHorseRace()).flatMap(([kind, { lowest, mean, highest }]) => [
      { bet: `${kind}, mean`, returned: mean },
      { bet: `${kind}, lowest`, returned: lowest },
      { bet: `${kind}, highest`, returned: highest },
    ]),
    // Any forecast can win, so the maximum payout is the longest forecast odds.
    maximum: Math.max(...fields.flatMap(pricesOf).flatMap(({ forecastPrices }) => forecastPrices)) / 100,
    payUnit: 100,
    unreachable: [],
  }),
};
