import type { SearchResult } from "@parlour/contracts/entities/search-result";
import { GAME_SEARCH_LIMIT, searchGames } from "@parlour/rules/game-search";
import { useEffect, useState } from "react";
import { type IndexedGame, loadIndex, toResult } from "./search-index.ts";

type Found = { term: string; results: readonly SearchResult[] };
export type GameSearch =
  | { state: "empty" }
  | { state: "waiting" }
  | { state: "failed" }
  | { state: "found"; results: readonly SearchResult[] };

const placesPath = "/search/places";

/**
 * Channels, competitions, teams and matches, which the server finds by name. If that fails, games are still found.
 */
async function findPlaces(term: string, signal: AbortSignal): Promise<SearchResult[]> {
  try {
    const answer = await fetch(`${placesPath}?searchTerm=${encodeURIComponent(term)}`, {
      headers: { accept: "application/json" },
      signal,
    });
    const { items } = (await answer.json()) as { items: Omit<SearchResult, "img" | "imgAlt">[] };
    return items.map((item) => ({ ...item, id: `place-${item.id}`, img: "", imgAlt: "" }));
  } catch {
    return [];
  }
}

/**
 * Searches the games for a term, and the rest of the site too if `withPlaces` is set. The state is empty until a term
 * is entered; the matching games follow after `delayMs`.
 */
export function useGameSearch(
  term: string,
  delayMs: number,
  channel?: string,
  withPlaces = false,
): GameSearch {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = term.trim();
  useEffect(() => {
    setFailed(false);
    if (wanted === "") return setFound(null);
    let isCurrent = true;
    const leaving = new AbortController();
    // The search index loads while the visitor is typing.
    const index = loadIndex();
    index.catch(() => undefined);
    const timer = setTimeout(() => {
      index.then(
        (games) => {
          if (!isCurrent) return;
          const results = searchFrom(games, wanted, channel).map(toResult);
          // If no game matches, nothing is shown until the rest of the site has been searched as well.
          if (!withPlaces || results.length > 0) setFound({ term: wanted, results });
          if (!withPlaces) return;
          void findPlaces(wanted, leaving.signal).then((places) => {
            if (isCurrent) setFound({ term: wanted, results: [...results, ...places] });
          });
        },
        () => isCurrent && setFailed(true),
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      leaving.abort();
      clearTimeout(timer);
    };
  }, [wanted, delayMs, channel, withPlaces]);
  if (wanted === "") return { state: "empty" };
  if (failed) return { state: "failed" };
  return found?.term === wanted ? { state: "found", results: found.results } : { state: "waiting" };
}

/** Finds games by a term. Games of the visitor's channel are listed first. */
function searchFrom(games: readonly IndexedGame[], term: string, channel: string | undefined): IndexedGame[] {
  const found = searchGames(games, term, { limit: games.length });
  const isHere = (game: IndexedGame) => channel === undefined || game.channel === channel;
  return [...found.filter(isHere), ...found.filter((game) => !isHere(game))].slice(0, GAME_SEARCH_LIMIT);
}
