import { useSyncExternalStore } from "react";
import { setSlipCount } from "../../parts/slip-counts.ts";
import type { FixedEntry, PoolEntry, SlipEntry } from "./slip-entry.ts";
import { loadEntries, saveEntries } from "./slip-storage.ts";

export type NewEntry =
  | Omit<FixedEntry, "stake" | "attempt" | "addedAtMs">
  | Omit<PoolEntry, "attempt" | "addedAtMs">;

let entries: readonly SlipEntry[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly SlipEntry[] {
  if (entries === undefined) {
    entries = loadEntries();
    setSlipCount("racing", entries.length);
  }
  return entries;
}

function replace(next: readonly SlipEntry[]): void {
  entries = next;
  saveEntries(entries);
  setSlipCount("racing", entries.length);
  for (const listener of listeners) listener();
}

export const slip = {
  add(entry: NewEntry): void {
    const added = { stake: "", ...entry, addedAtMs: Date.now(), attempt: crypto.randomUUID() } as SlipEntry;
    replace([...read().filter(({ key }) => key !== entry.key), added]);
  },
  change(key: string, change: { stake?: string; price?: number | null; boardPrice?: number }): void {
    replace(
      read().map((entry) =>
        entry.key === key ? ({ ...entry, ...change, attempt: crypto.randomUUID() } as SlipEntry) : entry,
      ),
    );
  },
  remove(key: string): void {
    replace(read().filter((entry) => entry.key !== key));
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The bets on the slip, kept in this browser across reloads and logins. */
export const useSlip = (): readonly SlipEntry[] => useSyncExternalStore(subscribe, read);
