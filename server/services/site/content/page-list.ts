import type { Page } from "@parlour/contracts/entities/content";
import type { PublishedDocument } from "@parlour/server/kit/ports/published-content";
import { isShown, type Visit } from "./visit.ts";

/** The pages that a visit may look for, by path. Screens that only answer something are never looked for. */
export function listPages(documents: readonly PublishedDocument[], visit: Visit): Page[] {
  return documents
    .map(({ body }) => body as Page)
    .filter((page) => !page.hidden && !/^\/error(\/|$)/.test(page.path) && isShown(page, visit))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
