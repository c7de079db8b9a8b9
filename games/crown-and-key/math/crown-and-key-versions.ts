import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { crownAndKey } from "./crown-and-key.ts";

/** The versions of Crown & Key. They differ in what some symbols pay, and so in their return. */
export const crownAndKeyVersions = {
  1: crownAndKey,
  2: withPays(crownAndKey, { S: { 3: 28 } }),
  3: withPays(crownAndKey, { O: { 3: 40 }, qj: { 3: 3 } }),
} satisfies SlotVersions;
