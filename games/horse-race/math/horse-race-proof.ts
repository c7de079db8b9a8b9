import type { GameProof } from "../../kit/math/manifest.ts";
import { proveHorseRace } from "./prove-horse-race.ts";

export const horseRaceProof: GameProof = {
  prove: () => ({
    main: "win, mean",
    figures: Object.entries(proveHorseRace()).flatMap(([kind, { lowest, mean, highest }]) => [
      { bet: `${kind}, mean`, returned: mean },
      { bet: `${kind}, lowest`, returned: lowest },
      { bet: `${kind}, highest`, returned: highest },
    ]),
  }),
};
