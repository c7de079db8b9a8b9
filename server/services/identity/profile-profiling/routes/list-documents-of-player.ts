import { listDocumentsOfPlayer as call } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findStatus } from "../document-status-store.ts";
import { listDocumentsOf } from "../document-store.ts";

export function listDocumentsOfPlayerRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId } }) => {
    const [status, documents] = await Promise.all([
      findStatus(kit.db, playerId),
      listDocumentsOf(kit.db, playerId),
    ]);
    return {
      status,
      items: documents.map((document) => ({ ...document, uploadedAt: document.uploadedAt.toISOString() })),
    };
  });
}
