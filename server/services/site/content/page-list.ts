import type { Page } from "@parlour/contracts/entities/content";
import type { PublishedDocument } from "@parlour/server/kit/ports/published-content";
import { isShown, type Visit } from "./visit.ts";

/** Lists the pages that can appear in search, by path, without hidden pages and error pages. */
export function listPages(documents: readonly PublishedDocument[], visit: Visit): Page[] {
  return documents
    .map(({ body }) => body as Page)
    .filter((page) => !page.hidden && !/^\/error(\/|$)/.test(page.path) && isShown(page, visit))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
