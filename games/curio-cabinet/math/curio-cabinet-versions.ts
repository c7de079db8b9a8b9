import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { curioCabinet } from "./curio-cabinet.ts";

/** The versions of Curio Cabinet. They differ in what some symbols pay, and so in their return. */
export const curioCabinetVersions = {
  1: curioCabinet,
  2: withPays(curioCabinet, { P: { 3: 44 }, M: { 4: 70 } }),
  3: withPays(curioCabinet, { P: { 3: 42, 4: 220 }, M: { 3: 17 } }),
} satisfies SlotVersions;
