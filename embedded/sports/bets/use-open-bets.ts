import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { useEffect, useState } from "react";
import { type Page, readPages } from "../../parts/read-pages.ts";
import { api } from "../api.ts";
import { replaceBet, useOpenBets } from "../data/topics.ts";

const none: Page<SportsBet> = { items: [], nextCursor: null };

/**
 * All open bets, newest first. The live updates start with the newest ones; older ones are read page by page, and again
 * after each interruption of the updates.
 */
export function useAllOpenBets(session: string) {
  const { state, live } = useOpenBets(session);
  const [pages, setPages] = useState(0);
  const [older, setOlder] = useState(none);
  const [loading, setLoading] = useState(false);
  const from = state?.olderCursor ?? null;
  useEffect(() => {
    if (pages === 0 || from === null || !live) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = (cursor: string | null) =>
      api.bets({ session, query: { status: "open", ...(cursor === null ? {} : { cursor }) }, signal });
    setLoading(true);
    readPages(read, pages, from)
      .then(setOlder, () => !signal.aborted && setPages((count) => count - 1))
      .finally(() => !signal.aborted && setLoading(false));
    return () => leaving.abort();
  }, [session, pages, from, live]);
  return {
    bets: state && mergeBets(state.bets, older.items),
    live,
    loading,
    hasMore: from !== null && (pages === 0 || older.nextCursor !== null || loading),
    loadMore: () => setPages((count) => count + 1),
  };
}

/** Merges the bets from the live updates with older pages, newest first. The live version of a bet takes precedence. */
export function mergeBets(current: readonly SportsBet[], older: readonly SportsBet[]): readonly SportsBet[] {
  if (older.length === 0) return current;
  const merged = current.reduce<readonly SportsBet[]>(replaceBet, older);
  return merged.toSorted((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt));
}
