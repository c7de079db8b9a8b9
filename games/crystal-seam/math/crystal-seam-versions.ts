import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { crystalSeam } from "./crystal-seam.ts";

/** The versions of Crystal Seam. They differ in what some symbols pay, and so in their return. */
export const crystalSeamVersions = {
  1: crystalSeam,
  2: withPays(crystalSeam, { qj: { 6: 42 } }),
  3: withPays(crystalSeam, { A: { 6: 550 }, ak: { 6: 42 } }),
} satisfies SlotVersions;
