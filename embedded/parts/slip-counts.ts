import { useSyncExternalStore } from "react";

export type SlipOwner = "racing" | "sports";
type Counts = Readonly<Record<SlipOwner, number>>;

const KEY = "slip-counts";
const none: Counts = { racing: 0, sports: 0 };
let counts: Counts | undefined;
const listeners = new Set<() => void>();

/** Returns how many bets wait on each slip. The code of a slip that is empty need not be loaded. */
function readCounts(): Counts {
  if (counts) return counts;
  try {
    counts = { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Counts>) };
  } catch {
    counts = none;
  }
  return counts;
}

/** Announces how many bets a slip contains, to the pages that show it beside their own. */
export function setSlipCount(owner: SlipOwner, count: number): void {
  if (readCounts()[owner] === count) return;
  counts = { ...readCounts(), [owner]: count };
  try {
    localStorage.setItem(KEY, JSON.stringify(counts));
  } catch {
    // If storage is forbidden or full, the count lasts until the page is closed, as the slip does.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSlipCount = (owner: SlipOwner): number =>
  useSyncExternalStore(subscribe, () => readCounts()[owner]);
