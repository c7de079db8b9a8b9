import { useSyncExternalStore } from "react";

export type SlipOwner = "racing" | "sports";
type Counts = Readonly<Record<SlipOwner, number>>;

const KEY = "slip-counts";
const none: Counts = { racing: 0, sports: 0 };
let counts: Counts | undefined;
const listeners = new Set<() => void>();

/** Returns the number of bets on each app's slip. If an app has none, other pages need not load its code. */
function readCounts(): Counts {
  if (counts) return counts;
  try {
    counts = { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Counts>) };
  } catch {
    counts = none;
  }
  return counts;
}

/** Stores the number of bets on an app's slip, and notifies the pages that show these bets on their own slip. */
export function setSlipCount(owner: SlipOwner, count: number): void {
  if (readCounts()[owner] === count) return;
  counts = { ...readCounts(), [owner]: count };
  try {
    localStorage.setItem(KEY, JSON.stringify(counts));
  } catch {
    // If browser storage is forbidden or full, the slip and its count last only until the page is closed.
  }
  // Listeners are called later, because this may run while React is rendering, when other components must not be
  // updated.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSlipCount = (owner: SlipOwner): number =>
  useSyncExternalStore(subscribe, () => readCounts()[owner]);
