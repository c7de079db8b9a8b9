import { listDocuments as call } from "@parlour/contracts/calls/identity/profile-profiling/list-documents";
import { EXPIRING_WITHIN_DAYS } from "@parlour/contracts/entities/document-verification";
import { addDays } from "@parlour/rules/calendar-day";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listDocuments } from "../document-store.ts";
import { toReviewedDocument } from "../document-view.ts";

const perPage = 50;

/** The first and the last expiry date of the documents to list. */
function expiryDays(expiry: "EXPIRING" | "EXPIRED", now: Date): { from: string; to: string } {
  const today = now.toISOString().slice(0, 10);
  return expiry === "EXPIRED"
    ? { from: "0001-01-01", to: addDays(today, -1) }
    : { from: today, to: addDays(today, EXPIRING_WITHIN_DAYS) };
}

export function listDocumentsRoute(kit: Kit): Route {
  return route(call, async ({ query: { status, expiry, playerId, cursor } }) => {
    const found = await listDocuments(kit.db, {
      ...{ status, playerId, after: cursor, limit: perPage + 1 },
      expires: expiry && expiryDays(expiry, kit.clock.now()),
    });
    const items = await Promise.all(
      found.slice(0, perPage).map((document) => toReviewedDocument(kit, document)),
    );
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
