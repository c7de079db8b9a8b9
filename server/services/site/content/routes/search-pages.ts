import { searchPages as call, PAGE_SEARCH_LIMIT } from "@parlour/contracts/calls/site/content/search-pages";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listPages } from "../page-list.ts";
import { searchPages as search } from "../page-search.ts";
import { type Readers, readVisit } from "../visit.ts";

export function searchPages(kit: Kit, readers: Readers): Route {
  return route(call, async (input) => {
    const { bucket, language } = input.params;
    const { visit, languages, content } = await readVisit(kit, readers, input, language);
    const pages = listPages(await content.list(bucket, languages, "page"), visit);
    return { items: search(pages, input.query.searchTerm, visit, PAGE_SEARCH_LIMIT) };
  });
}
