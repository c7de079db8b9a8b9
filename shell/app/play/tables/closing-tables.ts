type Timer = { set(run: () => void, ms: number): unknown; clear(timer: never): void };

/** `ended`: the table's session ended before its bet was answered. */
export type ClosingOutcome = "refused" | "unknown" | "ended" | null;

type Parts = {
  /** Removes the table from the page; `outcome` is the state of its bet, as far as it is known. */
  onClose(slug: string, outcome: ClosingOutcome): void;
  onChange(closing: ReadonlySet<string>): void;
  timer?: Timer;
};

/** How long a table waits for the answer to a bet before it closes without it. */
const patienceMs = 10_000;

/**
 * Closes tables. Removing a table ends its connection, so one that waits for the answer to a bet closes only after the
 * answer has arrived.
 */
export function createClosingTables({ onClose, onChange, timer }: Parts) {
  const { set, clear } = timer ?? { set: setTimeout, clear: clearTimeout };
  const asking = new Set<string>();
  const closing = new Map<string, unknown>();
  const end = (slug: string, outcome: ClosingOutcome) => {
    clear(closing.get(slug) as never);
    if (closing.delete(slug)) onChange(new Set(closing.keys()));
    asking.delete(slug);
    onClose(slug, outcome);
  };
  return {
    receive(slug: string, { isAsking, isRefused }: { isAsking: boolean; isRefused: boolean }): void {
      if (isAsking) asking.add(slug);
      else asking.delete(slug);
      if (!isAsking && closing.has(slug)) end(slug, isRefused ? "refused" : null);
    },
    /** Closes a table. Returns false if the table stays open until a pending bet has been answered. */
    close(slug: string): boolean {
      if (closing.has(slug)) return false;
      if (!asking.has(slug)) {
        end(slug, null);
        return true;
      }
      closing.set(
        slug,
        set(() => end(slug, "unknown"), patienceMs),
      );
      onChange(new Set(closing.keys()));
      return false;
    },
    /**
     * Called before a table reloads with a new session. Reloading ends the connection over which a pending bet would
     * be answered. Returns false if the table was about to close; it is then closed instead of reloaded.
     */
    mayReload(slug: string): boolean {
      asking.delete(slug);
      if (!closing.has(slug)) return true;
      end(slug, "ended");
      return false;
    },
    /** Stops waiting when the page is left, and returns the tables whose bets have not been answered. */
    stop(): string[] {
      for (const waiting of closing.values()) clear(waiting as never);
      closing.clear();
      const unanswered = [...asking];
      asking.clear();
      return unanswered;
    },
  };
}
