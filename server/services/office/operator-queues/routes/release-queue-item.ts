import { releaseQueueItem as call } from "@parlour/contracts/calls/office/operator-queues/release-queue-item";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { deleteClaim } from "../claim-store.ts";
import { canAccessQueue } from "../queue-access.ts";

export function releaseQueueItem(kit: Kit): Route {
  return route(call, async ({ params: { queue }, body: { itemId }, operator }) => {
    if (!canAccessQueue(operator, queue)) return refuse("FORBIDDEN");
    await deleteClaim(kit.db, queue, itemId, operator.id);
    return { ok: true } as const;
  });
}
