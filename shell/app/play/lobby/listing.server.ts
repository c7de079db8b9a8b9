import { listPopularGames } from "@parlour/contracts/calls/play/recent-activity-tracker/list-popular-games";
import type { Game } from "@parlour/contracts/entities/game";
import { languageTag } from "@parlour/web/i18n/languages";
import { data, type RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { cardMaker } from "./catalogue.server.ts";
import { writeFilter } from "./filter-words.server.ts";
import { filterOptions, matchesFilter, parseGameFilter, sortGames, writeGameFilter } from "./game-filter.ts";

type Context = Readonly<RouterContextProvider>;

/** The page size: one screenful, so that rendering is quick. */
const PAGE_CARDS = 24;

type Wanted = {
  /** All games of the page in the operator's order. */
  games: readonly Game[];
  path: string;
  /** The sub-category, which is part of the URL but not of the filter. */
  sub?: string | null;
};

/** The filter of a list of games, with its options; enough to show the filters without the games. */
export function readFilter(context: Context, url: URL, { games, path, sub = null }: Wanted) {
  const filter = parseGameFilter(url.searchParams);
  const options = filterOptions(games, filter);
  const total = games.filter((game) => matchesFilter(game, filter)).length;
  const words = writeFilter(options, games, context.get(languageContext));
  return { path, sub, query: writeGameFilter(filter, { sub }), filter, options, words, total };
}

/** One page of the games that match the URL's filter, in the requested order. */
export async function loadListing(context: Context, url: URL, wanted: Wanted) {
  const read = readFilter(context, url, wanted);
  const popular = read.filter.sort === "popular" ? await loadPopular(context) : [];
  const found = sortGames(
    wanted.games.filter((game) => matchesFilter(game, read.filter)),
    read.filter.sort,
    { popular, language: languageTag(context.get(languageContext)) },
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_CARDS));
  const page = Math.max(1, Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1);
  if (page > pages) throw data(null, { status: 404 });
  const cards = found.slice((page - 1) * PAGE_CARDS, page * PAGE_CARDS).map(cardMaker(context));
  return { ...read, cards, page, pages };
}

export type Listing = Awaited<ReturnType<typeof loadListing>>;
export type ShownFilter = ReturnType<typeof readFilter>;

async function loadPopular(context: Context): Promise<readonly string[]> {
  return (await context.get(pageContext).call(listPopularGames))?.games ?? [];
}
