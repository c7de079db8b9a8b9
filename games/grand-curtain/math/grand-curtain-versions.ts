import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { grandCurtain } from "./grand-curtain.ts";

/** The versions of Grand Curtain. They differ in what some symbols pay, and so in their return. */
export const grandCurtainVersions = {
  1: grandCurtain,
  2: withPays(grandCurtain, { ak: { 4: 10, 5: 17 } }),
  3: withPays(grandCurtain, { M: { 3: 28 }, O: { 5: 55 }, ak: { 4: 10 } }),
} satisfies SlotVersions;
