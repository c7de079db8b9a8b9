import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { midnightConservatory } from "./midnight-conservatory.ts";

/** The versions of Midnight Conservatory. They differ in what some symbols pay, and so in their return. */
export const midnightConservatoryVersions = {
  1: midnightConservatory,
  2: withPays(midnightConservatory, { ak: { 3: 14 } }),
  3: withPays(midnightConservatory, { ak: { 4: 34 }, qj: { 3: 8 } }),
} satisfies SlotVersions;
