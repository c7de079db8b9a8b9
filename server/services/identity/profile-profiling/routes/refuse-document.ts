import { refuseDocument as call } from "@parlour/contracts/calls/identity/profile-profiling/refuse-document";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { documentType } from "../document-status-store.ts";
import { reviewDocument } from "../review.ts";

export function refuseDocumentRoute(kit: Kit): Route {
  return route(call, async ({ params, body: { rejectionReason, reason }, operator }) => {
    const verdict = { outcome: "refuse", rejectionReason, reason, by: operator.id } as const;
    const reviewed = await reviewDocument(kit, params.documentId, verdict, operator);
    return isRefusal(reviewed) ? reviewed : { documentType, status: reviewed.status };
  });
}
