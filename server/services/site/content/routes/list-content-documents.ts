import { listContentDocuments as call } from "@parlour/contracts/calls/site/content/list-content-documents";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listDocuments } from "../version-store.ts";

const perPage = 100;

export function listContentDocuments(kit: Kit): Route {
  return route(call, async ({ query: { cursor = "", ...filter } }) => {
    const found = await listDocuments(kit.db, filter, cursor, perPage + 1);
    const items = found.slice(0, perPage).map((document) => ({
      ...document,
      changedAt: document.changedAt.toISOString(),
      scheduledAt: document.scheduledAt?.toISOString() ?? null,
    }));
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.key : null };
  });
}
