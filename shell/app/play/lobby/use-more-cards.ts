import { startTransition, useCallback, useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { GameCardData } from "./card-data.ts";
import type { CategoryData } from "./category.server.ts";

const MORE_KEY = "more";

/** Whether the request is only for the next cards of a category, not for its page. */
export const asksForMore = (address: string) => new URL(address).searchParams.has(MORE_KEY);

/** The loaded cards of a category, and a function that loads the next page. */
export function useMoreCards(data: CategoryData) {
  const { pathname } = useLocation();
  const { load, state, data: answer } = useFetcher<CategoryData | null>();
  const [more, setMore] = useState<{ of: CategoryData; pages: readonly CategoryData[] }>({
    of: data,
    pages: [],
  });
  // Starts over for another category or filter.
  const pages = more.of === data ? more.pages : [];
  const last = pages.at(-1) ?? data;

  useEffect(() => {
    if (!answer) return;
    startTransition(() =>
      setMore((known) => {
        const before = known.of === data ? known.pages : [];
        const wanted = (before.at(-1) ?? data).page + 1;
        const fits =
          answer.page === wanted && answer.sub === data.sub && answer.category.slug === data.category.slug;
        return fits ? { of: data, pages: [...before, answer] } : known;
      }),
    );
  }, [answer, data]);

  const next = last.page < last.pages ? addressOf(pathname, data.sub, last.page + 1) : null;
  const loadMore = useCallback(() => {
    if (next && state === "idle") void load(`${next}&${MORE_KEY}`);
  }, [next, state, load]);
  const loading = state !== "idle";
  return { cards: joined([data, ...pages]), next, loading, failed: !loading && answer === null, loadMore };
}

function addressOf(pathname: string, sub: string | null, page: number): string {
  const query = new URLSearchParams(sub ? { sub, page: String(page) } : { page: String(page) });
  return `${pathname}?${query}`;
}

/** Joins the pages. A game that has moved to a later page in the meantime is shown only once. */
function joined(pages: readonly CategoryData[]): readonly GameCardData[] {
  const seen = new Map<string, GameCardData>();
  for (const { cards } of pages) for (const card of cards) if (!seen.has(card.id)) seen.set(card.id, card);
  return [...seen.values()];
}
