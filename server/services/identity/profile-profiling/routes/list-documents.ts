import { listDocuments as call } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listDocuments } from "../document-store.ts";
import { toReviewedDocument } from "../document-view.ts";

const perPage = 50;

export function listDocumentsRoute(kit: Kit): Route {
  return route(call, async ({ query: { status, playerId, cursor } }) => {
    const found = await listDocuments(kit.db, { status, playerId, after: cursor, limit: perPage + 1 });
    const items = await Promise.all(
      found.slice(0, perPage).map((document) => toReviewedDocument(kit, document)),
    );
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
