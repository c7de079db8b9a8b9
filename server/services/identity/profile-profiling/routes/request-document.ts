import { requestDocument as call } from "@parlour/contracts/calls/identity/profile-profiling/request-document";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { documentType } from "../document-status-store.ts";
import { requestDocument } from "../review.ts";

/**
 * Requests an identity document from a new player, or a new or additional document from a verified player.
 */
export function requestDocumentRoute(kit: Kit): Route {
  return route(call, async ({ params, body, operator }) => {
    const { reason, requested } = body;
    const changed = await requestDocument(kit, params.playerId, requested, { reason, operator });
    return isRefusal(changed) ? changed : { documentType, status: changed.status };
  });
}
