import { type TableState, tableTopic } from "@parlour/contracts/entities/live-table";
import { pageStream } from "@parlour/web/api/stream";
import { useEffect, useState } from "react";

/** The state of a table with the time at which it arrived, on the browser's monotonic clock. */
export type ReceivedState = TableState & { receivedAtMs: number };

/** Follows a table over the page's stream, while the page is visible; null until the first snapshot. */
export function useTableState(slug: string): ReceivedState | null {
  const [state, setState] = useState<ReceivedState | null>(null);
  useEffect(() => {
    const receive = (data: unknown) => setState({ ...(data as TableState), receivedAtMs: performance.now() });
    const handler = {
      snapshot: receive,
      delta: receive,
      // Without a connection, the table's card must not keep counting down.
      live: (isLive: boolean) => isLive || setState(null),
    };
    let stop: (() => void) | null = null;
    const follow = () => {
      // The server runs a table as long as a page is subscribed to it, so a hidden page unsubscribes.
      if (document.visibilityState === "hidden") {
        stop?.();
        stop = null;
        setState(null);
      } else stop ??= pageStream().subscribe(tableTopic(slug), handler);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop?.();
    };
  }, [slug]);
  return state;
}

/** Whole seconds until the phase ends. */
export function useSecondsLeft(state: ReceivedState | null): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (state?.round?.phase !== "BETTING") return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [state]);
  if (!state?.round) return 0;
  const leftMs = state.round.until - state.now - (performance.now() - state.receivedAtMs);
  return Math.max(0, Math.ceil(leftMs / 1000));
}
