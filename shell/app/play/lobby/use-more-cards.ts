import { startTransition, useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { GameCardData } from "./card-data.ts";
import type { Listing } from "./listing.server.ts";

const MORE_KEY = "more";

/** Whether the request is only for the next cards of a list, not for the whole page. */
export const asksForMore = (address: string) => new URL(address).searchParams.has(MORE_KEY);

/** The data of a page with a list of games; null if the list could not be loaded. */
export type ListingAnswer = { listing: Listing | null } | null;

/** The loaded cards of a list, and a function that loads the next page. */
export function useMoreCards(data: Listing) {
  const { load, state, data: answered } = useFetcher<ListingAnswer>();
  const answer = answered?.listing;
  const [more, setMore] = useState<{ of: Listing; pages: readonly Listing[] }>({
    of: data,
    pages: [],
  });
  // The additional pages are dropped when the visitor chooses another category or filter.
  const pages = more.of === data ? more.pages : [];
  const last = pages.at(-1) ?? data;

  useEffect(() => {
    if (!answer) return;
    startTransition(() =>
      setMore((known) => {
        const before = known.of === data ? known.pages : [];
        const wanted = (before.at(-1) ?? data).page + 1;
        const fits = answer.page === wanted && answer.path === data.path && answer.query === data.query;
        return fits ? { of: data, pages: [...before, answer] } : known;
      }),
    );
  }, [answer, data]);

  const next = last.page < last.pages ? addressOf(data, last.page + 1) : null;
  const loadMore = useCallback(() => {
    if (next && state === "idle") void load(`${next}&${MORE_KEY}`);
  }, [next, state, load]);
  const loading = state !== "idle";
  return { cards: joined([data, ...pages]), next, loading, failed: !loading && answered === null, loadMore };
}

function addressOf({ path, query }: Listing, page: number): string {
  return `${path}${query === "" ? "?" : `${query}&`}page=${page}`;
}

/** Joins the pages. A game that has moved to a later page in the meantime is shown only once. */
function joined(pages: readonly Listing[]): readonly GameCardData[] {
  const seen = new Map<string, GameCardData>();
  for (const { cards } of pages) for (const card of cards) if (!seen.has(card.id)) seen.set(card.id, card);
  return [...seen.values()];
}
