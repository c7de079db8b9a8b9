import { claimQueueItem as call } from "@parlour/contracts/calls/office/operator-queues/claim-queue-item";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { putClaim } from "../claim-store.ts";
import { canAccessQueue } from "../queue-access.ts";

export function claimQueueItem(kit: Kit): Route {
  return route(call, async ({ params: { queue }, body: { itemId, from }, operator }) => {
    if (!canAccessQueue(operator, queue)) return refuse("FORBIDDEN");
    return await kit.db.transaction(async (tx) => {
      const claim = await putClaim(tx, { queue, itemId, operator, from }, kit.clock.now());
      if (claim === undefined) return refuse("CONFLICT");
      const taken = { from: from ?? null, by: operator.id };
      await operator.audit(tx, { subject: `queue:${queue}/${itemId}`, after: taken });
      return claim;
    });
  });
}
