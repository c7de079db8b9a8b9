import { useSyncExternalStore } from "react";
import { setSlipCount } from "../../parts/slip-counts.ts";
import { changeSlip, type Slip, type SlipAction } from "../slip/slip-state.ts";
import { loadSlip, saveSlip } from "../slip/slip-storage.ts";

let slip: Slip | undefined;
const listeners = new Set<() => void>();

/**
 * The slip's state. It is kept outside React, so that a button renders again only if its own selection
 * changes.
 */
export const slipStore = {
  get(): Slip {
    if (slip === undefined) {
      slip = loadSlip();
      setSlipCount("sports", slip.selections.length);
    }
    return slip;
  },
  dispatch(action: SlipAction): void {
    const before = slipStore.get();
    slip = changeSlip(before, action);
    if (slip === before) return;
    saveSlip(slip);
    setSlipCount("sports", slip.selections.length);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reads part of the slip; renders again only when that part changes. */
export function useSlip<Part>(select: (slip: Slip) => Part): Part {
  return useSyncExternalStore(slipStore.subscribe, () => select(slipStore.get()));
}
