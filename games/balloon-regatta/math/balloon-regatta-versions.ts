import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { balloonRegatta } from "./balloon-regatta.ts";

/** The versions of Balloon Regatta. They differ in what some symbols pay, and so in their return. */
export const balloonRegattaVersions = {
  1: balloonRegatta,
  2: withPays(balloonRegatta, { S: { 5: 34 } }),
  3: withPays(balloonRegatta, { S: { 5: 30 }, C: { 5: 19 } }),
} satisfies SlotVersions;
