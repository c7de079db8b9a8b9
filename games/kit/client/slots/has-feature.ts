import type { SlotView } from "../../math/slots/slot-state.ts";

/** Whether the round went beyond its paid spin and respins: free spins, hold and win, or a pick bonus. */
export function hasFeature({ spins, pick }: Pick<SlotView, "spins" | "pick">): boolean {
  return pick !== undefined || spins.some(({ free, hold }) => free || hold !== null);
}
