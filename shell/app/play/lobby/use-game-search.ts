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

/**
 * Searches the games for a term. The state is empty until a term is entered; the matching games follow after
 * the delay (spec §4, §5).
 */
export function useGameSearch(term: string, delayMs: number, channel?: string): GameSearch {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = term.trim();
  useEffect(() => {
    setFailed(false);
    if (wanted === "") return setFound(null);
    let isCurrent = true;
    // The search index loads while the visitor is typing.
    const index = loadIndex();
    index.catch(() => undefined);
    const timer = setTimeout(() => {
      index.then(
        (games) => {
          if (!isCurrent) return;
          setFound({ term: wanted, results: searchFrom(games, wanted, channel).map(toResult) });
        },
        () => isCurrent && setFailed(true),
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, delayMs, channel]);
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
