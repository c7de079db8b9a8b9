import type { Slot } from "../../math/slots/slot.ts";
import { getVersion, type SlotVersions } from "../../math/slots/slot-versions.ts";
import { useGame } from "../game-context.ts";

/** Returns the slot in the version that this game was opened with, or that a replayed round was played with. */
export const useSlotVersion = (versions: SlotVersions): Slot =>
  getVersion(versions, useGame().session.mathsVersion);
