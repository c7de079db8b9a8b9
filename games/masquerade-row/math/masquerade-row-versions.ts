import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { masqueradeRow } from "./masquerade-row.ts";

/** The versions of Masquerade Row. They differ in what some symbols pay, and so in their return. */
export const masqueradeRowVersions = {
  1: masqueradeRow,
  2: withPays(masqueradeRow, { ak: { 4: 11, 5: 35 } }),
  3: withPays(masqueradeRow, { R: { 4: 32 }, G: { 5: 85 } }),
} satisfies SlotVersions;
