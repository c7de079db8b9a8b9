import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { sharedRoulette } from "../../kit/math/shared-roulette.ts";

/** One European wheel with the highest limits. */
export const salonRouletteTable = sharedRoulette({ slug: "salon-roulette", layout: europeanLayout });
