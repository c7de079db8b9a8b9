import { listOffers } from "@parlour/contracts/calls/bonuses/list-offers";
import { listPublicOffers } from "@parlour/contracts/calls/bonuses/list-public-offers";
import { listGameCategories } from "@parlour/contracts/calls/game-catalogue/list-game-categories";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../language.server.ts";
import { pageContext } from "../page-context.ts";
import { readSiteConfig } from "../site-config.server.ts";
import type { CategoryNames } from "./terms-lines.ts";

type Context = Readonly<RouterContextProvider>;

/** What this visitor or player may take now; null where it could not be asked for. */
export async function loadOffers(context: Context) {
  const page = context.get(pageContext);
  const language = context.get(languageContext);
  return page.session === null
    ? await page.call(listPublicOffers, { query: { language } })
    : await page.call(listOffers, { query: { language } });
}

/** How the site calls its categories of games, for terms that speak of them. */
export async function loadCategoryNames(context: Context): Promise<CategoryNames> {
  const page = context.get(pageContext);
  const { bucket } = readSiteConfig(page);
  const params = { bucket, language: context.get(languageContext) };
  const found = await page.call(listGameCategories, { params });
  return Object.fromEntries((found?.items ?? []).map(({ slug, title }) => [slug, title]));
}
