import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { honeyCourt } from "./honey-court.ts";

/** The versions of Honey Court. They differ in what some symbols pay, and so in their return. */
export const honeyCourtVersions = {
  1: honeyCourt,
  2: withPays(honeyCourt, { Q: { 4: 60 }, J: { 3: 15 } }),
  3: withPays(honeyCourt, { J: { 4: 36 }, C: { 4: 25 }, D: { 4: 20 } }),
} satisfies SlotVersions;
