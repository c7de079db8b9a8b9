import { listGameCategories } from "@parlour/contracts/calls/play/game-catalogue/list-game-categories";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { listPublicOffers } from "@parlour/contracts/calls/rewards/bonuses/list-public-offers";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadGames } from "../../play/lobby/catalogue.server.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import type { SpinGames } from "./spin-games.ts";
import type { CategoryNames } from "./terms-lines.ts";

type Context = Readonly<RouterContextProvider>;

/** The offers this visitor or player can claim now; null if they couldn't be loaded. */
export async function loadOffers(context: Context) {
  const page = context.get(pageContext);
  const language = context.get(languageContext);
  return page.session === null
    ? await page.call(listPublicOffers, { query: { language } })
    : await page.call(listOffers, { query: { language } });
}

/** The names of the game categories, for terms that mention them. */
export async function loadCategoryNames(context: Context): Promise<CategoryNames> {
  const page = context.get(pageContext);
  const { bucket } = readSiteConfig(page);
  const params = { bucket, language: context.get(languageContext) };
  const found = await page.call(listGameCategories, { params });
  return Object.fromEntries((found?.items ?? []).map(({ slug, title }) => [slug, title]));
}

type WithSpins = { terms: { spins: { gameId: string } | null } };

/** Reads only the games that the player's current spins are for, not the whole catalogue. */
export async function loadSpinGames(context: Context, all: readonly WithSpins[]): Promise<SpinGames> {
  const wanted = new Set(all.flatMap(({ terms }) => terms.spins?.gameId ?? []));
  if (wanted.size === 0) return {};
  const games = (await loadGames(context)).filter(({ id }) => wanted.has(id));
  return Object.fromEntries(games.map(({ id, name, linkUrl, slug }) => [id, { name, href: linkUrl, slug }]));
}
