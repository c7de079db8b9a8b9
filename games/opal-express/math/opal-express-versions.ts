import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { opalExpress } from "./opal-express.ts";

/** The versions of Opal Express. They differ in what some symbols pay, and so in their return. */
export const opalExpressVersions = {
  1: opalExpress,
  2: withPays(opalExpress, { qj: { 3: 14 } }),
  3: withPays(opalExpress, { E: { 3: 42 }, L: { 3: 32 }, ak: { 4: 42 } }),
} satisfies SlotVersions;
