import { liftDocumentBlock as call } from "@parlour/contracts/calls/identity/profile-profiling/lift-document-block";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { documentType } from "../document-status-store.ts";
import { liftBlock } from "../review.ts";

export function liftDocumentBlockRoute(kit: Kit): Route {
  return route(call, async ({ params, body, operator }) => {
    const lifted = await liftBlock(kit, params.playerId, { reason: body.reason, operator });
    return isRefusal(lifted) ? lifted : { documentType, status: lifted.status };
  });
}
