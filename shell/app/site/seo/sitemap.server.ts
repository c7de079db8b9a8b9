import { listGameCollections } from "@parlour/contracts/calls/play/game-catalogue/list-game-collections";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { listPages } from "@parlour/contracts/calls/site/content/list-pages";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { formatSitemap, type SitemapEntry } from "./sitemap.ts";

type Context = Readonly<RouterContextProvider>;

const AGE_SECONDS = 3_600;

/** All pages that should be indexed. */
export async function loadSitemap(context: Context): Promise<Response> {
  const page = context.get(pageContext);
  const { languagesPublished, languageDefault } = readSiteConfig(page);
  const entries = [...(await listEntries(context))].sort((one, other) => (one.path < other.path ? -1 : 1));
  const xml = formatSitemap(entries, { origin: page.origin, languages: languagesPublished, languageDefault });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${AGE_SECONDS}`,
    },
  });
}

async function listEntries(context: Context): Promise<SitemapEntry[]> {
  const { call, siteConfig } = context.get(pageContext);
  const { bucket, languageDefault } = siteConfig as { bucket: string; languageDefault: string };
  const params = { bucket, language: languageDefault };
  const [pages, games, collections] = await Promise.all([
    call(listPages, { params, query: {} }),
    call(listGames, { params }),
    call(listGameCollections, { params }),
  ]);
  return [
    ...(pages?.items ?? []).map(({ path, changedAt }) => ({ path, changedAt })),
    ...(games?.items ?? []).map(({ linkUrl }) => ({ path: linkUrl })),
    ...(collections?.items ?? []).map(({ slug }) => ({ path: `/casino/collections/${slug}` })),
  ];
}
