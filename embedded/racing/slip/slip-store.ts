import { useSyncExternalStore } from "react";
import { setSlipCount } from "../../parts/slip-counts.ts";
import type { BetBody, FixedEntry, PoolEntry, SlipEntry } from "./slip-entry.ts";
import { loadEntries, saveEntries } from "./slip-storage.ts";

export type NewEntry =
  | Omit<FixedEntry, "stake" | "attempt" | "sent" | "addedAtMs">
  | Omit<PoolEntry, "attempt" | "sent" | "addedAtMs">;

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

function replaceOne(key: string, change: (entry: SlipEntry) => SlipEntry): void {
  replace(read().map((entry) => (entry.key === key ? change(entry) : entry)));
}

const asNewBet = ({ sent: _, ...entry }: SlipEntry): SlipEntry => ({
  ...entry,
  attempt: crypto.randomUUID(),
});

export const slip = {
  current: (): readonly SlipEntry[] => read(),
  add(entry: NewEntry): void {
    const added = { stake: "", ...entry, addedAtMs: Date.now(), attempt: crypto.randomUUID() } as SlipEntry;
    replace([...read().filter(({ key }) => key !== entry.key), added]);
  },
  /** Changes the stake or the price. The result is a different bet, with a new idempotency key. */
  change(key: string, change: { stake?: string; price?: number | null }): void {
    replaceOne(key, (entry) => asNewBet({ ...entry, ...change } as SlipEntry));
  },
  /**
   * Updates the prices from the race card. The bet keeps its idempotency key, because the server may already have
   * accepted it at another price.
   */
  reprice(key: string, change: { price?: number; boardPrice: number }): void {
    replaceOne(key, (entry) => ({ ...entry, ...change }) as SlipEntry);
  },
  /** Records that a bet has been sent. */
  send(key: string, sent: BetBody): void {
    replaceOne(key, (entry) => ({ ...entry, sent }));
  },
  /** Records that the server has accepted or refused a bet. Placing the same bet again is a new bet. */
  answer(key: string): void {
    replaceOne(key, asNewBet);
  },
  /** Accepts the current prices of all bets whose price has changed. */
  acceptPrices(): void {
    for (const entry of read()) {
      if (entry.market === "FIXED" && entry.price !== null && entry.price !== entry.boardPrice)
        slip.reprice(entry.key, { price: entry.boardPrice, boardPrice: entry.boardPrice });
    }
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
