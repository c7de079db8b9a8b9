import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { useCallback, useEffect, useState } from "react";
import { api } from "../api.ts";

type State = { items: SportsBet[] | undefined; cursor: string | null; failed: boolean; loading: boolean };
const start: State = { items: undefined, cursor: null, failed: false, loading: true };

/** Settled bets, newest first, page by page. */
export function useSettledBets(session: string): State & { reload: () => void; loadMore: () => void } {
  const [state, setState] = useState(start);
  const load = useCallback(
    async (cursor: string | null, signal?: AbortSignal) => {
      setState((before) => ({ ...before, loading: true, failed: false }));
      try {
        const query = { status: "settled" as const, ...(cursor === null ? {} : { cursor }) };
        const page = await api.bets({ session, query, ...(signal ? { signal } : {}) });
        setState(({ items = [] }) => ({
          items: cursor === null ? page.items : [...items, ...page.items],
          cursor: page.nextCursor,
          failed: false,
          loading: false,
        }));
      } catch {
        if (signal?.aborted) return;
        setState((before) => ({ ...before, failed: before.items === undefined, loading: false }));
      }
    },
    [session],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(null, leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { ...state, reload: () => void load(null), loadMore: () => void load(state.cursor) };
}
