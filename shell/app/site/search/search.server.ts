import { type FoundPage, searchPages } from "@parlour/contracts/calls/site/content/search-pages";
import type { SearchResult } from "@parlour/contracts/entities/search-result";
import { searchGames } from "@parlour/rules/game-search";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { cardMaker, loadGames } from "../../play/lobby/catalogue.server.ts";
import { toResult } from "../../play/lobby/search-index.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { findPlaces } from "./places.server.ts";
import { SEARCH_TERM_KEY, SEARCH_TERM_LENGTH } from "./search-term.ts";

type Context = Readonly<RouterContextProvider>;

/** The search term of the page's URL, and the matching games, places and pages. */
export async function loadSearch(context: Context, request: Request) {
  const asked = new URL(request.url).searchParams.get(SEARCH_TERM_KEY) ?? "";
  // Truncating the text may split a surrogate pair, so the remaining half is replaced.
  const term = asked.trim().slice(0, SEARCH_TERM_LENGTH).toWellFormed();
  if (term === "") return { term, games: [], places: [], items: [] };
  const [games, places, items] = await Promise.all([
    findGames(context, term),
    findPlaces(context, term),
    findPages(context, term),
  ]);
  return { term, games, places, items };
}

async function findGames(context: Context, term: string): Promise<SearchResult[]> {
  const found = searchGames(await loadGames(context), term);
  return found.map(cardMaker(context)).map(toResult);
}

async function findPages(context: Context, term: string): Promise<FoundPage[]> {
  const page = context.get(pageContext);
  const { bucket } = readSiteConfig(page);
  const found = await page.call(searchPages, {
    params: { bucket, language: context.get(languageContext) },
    query: { searchTerm: term },
  });
  return found?.items ?? [];
}
