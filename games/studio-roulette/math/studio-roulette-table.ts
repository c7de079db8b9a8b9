import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { dealtRoulette } from "../../kit/math/shared-roulette.ts";

/** A European wheel in a studio, spun by a dealer. */
export const studioRouletteTable = dealtRoulette({ slug: "studio-roulette", layout: europeanLayout });
