import { listRecentGames } from "@parlour/contracts/calls/play/recent-activity-tracker/list-recent-games";
import { COOKIES, VIRTUAL_SPORTS_GAME_ID } from "@parlour/contracts/constants";
import type { Game } from "@parlour/contracts/entities/game";
import type { RouterContextProvider } from "react-router";
import { readCookie } from "../../cookie.server.ts";
import { pageContext } from "../../page-context.ts";
import { findArt } from "../../parts/picture.server.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { heroOf } from "../game/hero.server.ts";
import type { GameRowData } from "./card-data.ts";
import { cardMaker, loadCategories, loadCollections, loadGames, requireChannel } from "./catalogue.server.ts";
import { loadListing, readFilter } from "./listing.server.ts";
import { loadLookups } from "./lookups.server.ts";
import { mergeShortRows } from "./merge-rows.ts";
import { parsePlayedChannels } from "./played-channels.ts";
import { categoryRows, collectionRows, gamesOf, ROW_CARDS, type RowSource } from "./rows.server.ts";

type Context = Readonly<RouterContextProvider>;

const specials: readonly {
  source: RowSource;
  word: "lobby.rowNew" | "lobby.rowJackpots" | "lobby.rowFree";
}[] = [
  { source: "new", word: "lobby.rowNew" },
  { source: "jackpots", word: "lobby.rowJackpots" },
  { source: "free", word: "lobby.rowFree" },
];

/** The rows of games on the front page of a channel. */
export async function loadChannel(context: Context, request: Request, url: URL) {
  const channel = requireChannel(context, url);
  const [all, categories, collections, lookups, recent] = await Promise.all([
    loadGames(context),
    loadCategories(context, channel),
    loadCollections(context, channel),
    loadLookups(context),
    loadRecent(context),
  ]);
  const games = all.filter((game) => game.channel === channel.games);
  const words = loadWords(context, "lobby", "browse");
  const toCard = cardMaker(context);
  const byCategory = categoryRows(categories, games, channel.path, toCard);
  const special = specials.map(({ source, word }): GameRowData => {
    const cards = gamesOf(source, games, lookups).slice(0, ROW_CARDS).map(toCard);
    const more = source === "jackpots" ? { href: "/jackpots" } : undefined;
    return { key: source, title: words.messages[word] ?? "", cards, more };
  });
  const rows = [...special, ...collectionRows(collections, all, toCard), ...byCategory];
  const wanted = { games, path: `/${channel.path}` };
  const filter = readFilter(context, url, wanted);
  return {
    words,
    channel: channel.path,
    head: findArt(`head-${channel.games}`),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    lookups,
    /**
     * A channel with few games shows only its categories, because the other rows would repeat the same games.
     */
    rows: mergeShortRows(games.length > ROW_CARDS ? rows : byCategory),
    /** Recently played games include games of all channels. */
    recent: gamesById(recent, all).map(toCard),
    /** The filter; null for a channel with so few games that filters would be of no use. */
    filter: games.length > ROW_CARDS ? filter : null,
    /** The games that match the URL's filter; without a filter, the page shows rows. */
    listing: filter.query === "" ? null : await loadListing(context, url, wanted),
    widget: channel.path === "virtual-sports" ? widgetOf(all, url, context) : null,
    played: parsePlayedChannels(readCookie(request, COOKIES.played)),
  };
}

/** The race shown on the page: the one named in the URL, or the default one. */
function widgetOf(games: readonly Game[], url: URL, context: Context) {
  const wanted = url.searchParams.get("gameId") ?? VIRTUAL_SPORTS_GAME_ID;
  const races = games.filter(({ channel }) => channel === "virtual-sports");
  const game = races.find(({ id }) => id === wanted) ?? races.find(({ id }) => id === VIRTUAL_SPORTS_GAME_ID);
  if (!game) return null;
  const { isGamesIntegrationEnabled } = readSiteConfig(context.get(pageContext));
  return {
    game: cardMaker(context)(game),
    hero: heroOf(game.slug, game.studio !== null),
    isGamesIntegrationEnabled,
  };
}

export type ChannelData = Awaited<ReturnType<typeof loadChannel>>;

async function loadRecent(context: Context): Promise<readonly string[]> {
  const page = context.get(pageContext);
  return page.session === null ? [] : ((await page.call(listRecentGames))?.games ?? []);
}

function gamesById(ids: readonly string[], games: readonly Game[]): readonly Game[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, ROW_CARDS);
}
