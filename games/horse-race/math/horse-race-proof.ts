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
    // The maximum payout is that of the longest forecast odds, because any forecast can win.
    maximum: Math.max(...fields.flatMap(pricesOf).flatMap(({ forecastPrices }) => forecastPrices)) / 100,
    payUnit: 100,
    unreachable: [],
  }),
};
