import { listGameCategories } from "@parlour/contracts/calls/play/game-catalogue/list-game-categories";
import { listGameCollections } from "@parlour/contracts/calls/play/game-catalogue/list-game-collections";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import type { Category } from "@parlour/contracts/entities/category";
import type { Collection } from "@parlour/contracts/entities/collection";
import type { Game } from "@parlour/contracts/entities/game";
import { data, type RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { shareAnswer, shareMade } from "../../parts/share.server.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import type { GameCardData } from "./card-data.ts";
import { formatPercent } from "./card-words.ts";
import { type Channel, findChannel } from "./channels.ts";

type Context = Readonly<RouterContextProvider>;

/** Finds the channel of a URL; 404 if it is switched off. */
export function requireChannel(context: Context, url: URL): Channel {
  const channel = findChannel(url.pathname);
  const { dynamicCardsEnabled } = readSiteConfig(context.get(pageContext));
  if (!channel || (channel.needsDynamicCards && !dynamicCardsEnabled)) throw data(null, { status: 404 });
  return channel;
}

export async function loadGames(context: Context): Promise<readonly Game[]> {
  const found = await context.get(pageContext).call(listGames, { params: contentParams(context) });
  return found === null ? [] : shareAnswer(context, found.items);
}

export async function loadCategories(context: Context, channel: Channel): Promise<readonly Category[]> {
  const found = await context.get(pageContext).call(listGameCategories, { params: contentParams(context) });
  return (found?.items ?? []).filter((category) => category.channel === channel.games);
}

/** The collections that operators put together; only the casino shows them. */
export async function loadCollections(context: Context, channel: Channel): Promise<readonly Collection[]> {
  if (channel.path !== "casino") return [];
  const found = await context.get(pageContext).call(listGameCollections, { params: contentParams(context) });
  return found?.items ?? [];
}

export function contentParams(context: Context): { bucket: string; language: string } {
  const { bucket } = readSiteConfig(context.get(pageContext));
  return { bucket, language: context.get(languageContext) };
}

/** Creates cards in the page's language. All pages share one card object per game and language. */
export function cardMaker(context: Context): (game: Game) => GameCardData {
  const language = context.get(languageContext);
  return (game) => shareMade([shareAnswer(context, game), language], () => toCard(game, language));
}

function toCard(game: Game, language: string): GameCardData {
  const { id, slug, linkUrl, name, description, categoryName, badge, volatility } = game;
  const card = { id, slug, href: linkUrl, name, description, categoryName, badge };
  const returns = formatPercent(game.returnToPlayer, language);
  const { studio } = game;
  return {
    ...card,
    returns,
    volatility,
    ...(studio !== null && { studio: studio.name }),
    ...(studio?.hasPractice === false && { isRealOnly: true as const }),
  };
}
