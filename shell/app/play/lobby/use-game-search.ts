import type { SearchResult } from "@parlour/contracts/entities/search-result";
import { searchGames } from "@parlour/rules/game-search";
import { useEffect, useState } from "react";
import { loadIndex, toResult } from "./search-index.ts";

type Found = { term: string; results: readonly SearchResult[] };
export type GameSearch =
  | { state: "empty" }
  | { state: "waiting" }
  | { state: "failed" }
  | { state: "found"; results: readonly SearchResult[] };

/** Empty until a term is entered; then, after the delay, the matching games (spec §4, §5). */
export function useGameSearch(term: string, delayMs: number, channel?: string): GameSearch {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = term.trim();
  useEffect(() => {
    setFailed(false);
    if (wanted === "") return setFound(null);
    let isCurrent = true;
    // The index loads while the visitor is typing.
    const index = loadIndex();
    index.catch(() => undefined);
    const timer = setTimeout(() => {
      index.then(
        (games) => {
          if (!isCurrent) return;
          const here = channel === undefined ? games : games.filter((game) => game.channel === channel);
          setFound({ term: wanted, results: searchGames(here, wanted).map(toResult) });
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
