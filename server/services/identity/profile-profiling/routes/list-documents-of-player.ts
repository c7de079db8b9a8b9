import { listDocumentsOfPlayer as call } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findVerification } from "../document-status-store.ts";
import { listDocumentsOf } from "../document-store.ts";
import { toReviewedDocument } from "../document-view.ts";

export function listDocumentsOfPlayerRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId } }) => {
    const [{ status, requested }, documents] = await Promise.all([
      findVerification(kit.db, playerId),
      listDocumentsOf(kit.db, playerId),
    ]);
    return {
      status,
      requested,
      items: await Promise.all(documents.map((document) => toReviewedDocument(kit, document))),
    };
  });
}
