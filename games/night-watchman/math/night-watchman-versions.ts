import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { nightWatchman } from "./night-watchman.ts";

/** The versions of Night Watchman. They differ in what some symbols pay, and so in their return. */
export const nightWatchmanVersions = {
  1: nightWatchman,
  2: withPays(nightWatchman, { B: { 3: 9 }, qj: { 3: 3 } }),
  3: withPays(nightWatchman, { WT: { 3: 19 }, O: { 3: 16 }, B: { 3: 8 } }),
} satisfies SlotVersions;
