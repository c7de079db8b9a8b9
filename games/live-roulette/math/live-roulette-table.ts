import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { sharedRoulette } from "../../kit/math/shared-roulette.ts";

/** One European wheel for all players. */
export const liveRouletteTable = sharedRoulette({ slug: "live-roulette", layout: europeanLayout });
