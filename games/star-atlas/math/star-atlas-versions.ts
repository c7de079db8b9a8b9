import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { starAtlas } from "./star-atlas.ts";

/** The versions of Star Atlas. They differ in what some symbols pay, and so in their return. */
export const starAtlasVersions = {
  1: starAtlas,
  2: withPays(starAtlas, { G: { 3: 12 }, M: { 4: 30 } }),
  3: withPays(starAtlas, { G: { 3: 13 }, M: { 4: 32 }, qjt: { 3: 3 } }),
} satisfies SlotVersions;
