import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { sevens } from "./sevens.ts";

/** The versions of Sevens. They differ in what some symbols pay, and so in their return. */
export const sevensVersions = {
  1: sevens,
  2: withPays(sevens, { B: { 3: 34 } }),
  3: withPays(sevens, { D: { 3: 50 }, B: { 3: 25 } }),
} satisfies SlotVersions;
