import { listSports } from "@parlour/contracts/calls/sports/sportsbook/list-sports";
import { listSportsEvents } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { useCallback, useEffect, useState } from "react";
import { sportRank } from "../names/sport-names.ts";

const REFRESH_MS = 30_000;
const PAGE = 30;

type Query = {
  status: "live" | "upcoming" | "results" | "open";
  sport?: string;
  competition?: string;
  search?: string;
};

const readEvents = client(listSportsEvents);

/** The tree of sports and competitions, with event counts. */
export function useSportTree() {
  const tree = useCall(listSports, {}, { intervalMs: REFRESH_MS, startNow: true, keep: true }).value;
  return (tree?.sports ?? []).toSorted((one, other) => sportRank(one.id) - sportRank(other.id));
}

/** A list of events, refreshed while it is visible, with more pages on demand. */
export function useEvents(query: Query) {
  const first = useCall(
    listSportsEvents,
    { query: { ...query, limit: PAGE } },
    { intervalMs: REFRESH_MS, startNow: true, keep: true },
  );
  const key = JSON.stringify(query);
  const [more, setMore] = useState<{ of: string; items: SportsEventSummary[]; cursor: string | null }>();
  const [loadingMore, setLoadingMore] = useState(false);
  const added = more?.of === key ? more : undefined;
  const cursor = added ? added.cursor : (first.value?.nextCursor ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different list starts at its first page
  useEffect(() => setMore(undefined), [key]);

  const loadMore = useCallback(async () => {
    if (cursor === null) return;
    setLoadingMore(true);
    try {
      const page = await readEvents({ query: { ...JSON.parse(key), limit: PAGE, cursor } });
      setMore({ of: key, items: [...(added?.items ?? []), ...page.items], cursor: page.nextCursor });
    } catch {
      // If loading fails, the button that loads more events remains, so that the player can try again.
    }
    setLoadingMore(false);
  }, [cursor, key, added]);

  const items = first.value && [
    ...new Map([...first.value.items, ...(added?.items ?? [])].map((event) => [event.id, event])).values(),
  ];
  return {
    items: first.loading ? undefined : items,
    failed: first.error !== undefined && items === undefined,
    reload: first.reload,
    hasMore: cursor !== null,
    loadMore,
    loadingMore,
  };
}
