import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { theGildedLift } from "./the-gilded-lift.ts";

/** The versions of The Gilded Lift. They differ in what some symbols pay, and so in their return. */
export const theGildedLiftVersions = {
  1: theGildedLift,
  2: withPays(theGildedLift, { B: { 5: 270 }, ak: { 4: 9 } }),
  3: withPays(theGildedLift, { C: { 3: 8 }, ak: { 5: 22 } }),
} satisfies SlotVersions;
