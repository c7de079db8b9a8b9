import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { sharedRoulette } from "../../kit/math/shared-roulette.ts";

/** One European wheel with higher limits. */
export const vipRouletteTable = sharedRoulette({ slug: "vip-roulette", layout: europeanLayout });
