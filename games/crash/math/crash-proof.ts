import type { GameProof } from "../../kit/math/manifest.ts";
import { CRASH_MAX, crashChance } from "./crash.ts";
import { proveCrash } from "./prove-crash.ts";

export const crashProof: GameProof = {
  prove: () => ({
    main: "out at 2×",
    figures: [1.01, 1.5, 2, 10, 100, 1000, 10_000].map((multiplier) => ({
      bet: `out at ${multiplier}×`,
      returned: proveCrash(Math.round(multiplier * 100)),
    })),
    // The lowest cash-out multiplier is the one that flights reach most often.
    hitRange: { lowest: crashChance(CRASH_MAX), highest: crashChance(101) },
    maximum: CRASH_MAX / 100,
    payUnit: 100,
    unreachable: crashChance(CRASH_MAX) > 0 ? [] : ["the highest multiplier"],
  }),
};
