import { searchPages as call, PAGE_SEARCH_LIMIT } from "@parlour/contracts/calls/content/search-pages";
import type { Page } from "@parlour/contracts/entities/content";
import { parseLocation } from "@parlour/rules/geo-filter";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { searchPages as search } from "../page-search.ts";
import { contentStore } from "../store.ts";

export function searchPages(kit: Kit, languageDefault: () => Promise<string>): Route {
  const store = contentStore(kit);
  return route(call, async ({ params: { bucket, language }, query }) => {
    const documents = await store.list(bucket, [language, await languageDefault()], "page");
    const pages = documents.map(({ body }) => body as Page);
    const visit = { mode: kit.config.mode, location: parseLocation(query.location) };
    return { items: search(pages, query.searchTerm, visit, PAGE_SEARCH_LIMIT) };
  });
}
