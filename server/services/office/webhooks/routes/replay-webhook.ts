import { replayWebhook as call } from "@parlour/contracts/calls/office/webhooks/replay-webhook";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { enqueueDelivery } from "../deliver.ts";
import { sendAgain } from "../delivery-store.ts";
import { findWebhook } from "../webhook-store.ts";

const mostDeliveries = 1_000;

export function replayWebhook(kit: Kit): Route {
  return route(call, async ({ params: { webhookId }, body, operator }) => {
    const isOne = "deliveryId" in body;
    if (isOne && !/^\d{1,18}$/.test(body.deliveryId)) return refuse("NOT_FOUND");
    if (!isOne && body.from >= body.to) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    return await kit.db.transaction(async (tx) => {
      const webhook = await findWebhook(tx, webhookId);
      if (webhook === undefined) return refuse("NOT_FOUND");
      if (webhook.state !== "ENABLED") return refuse("CONFLICT");
      const which = isOne
        ? { number: body.deliveryId }
        : { from: new Date(body.from), to: new Date(body.to), onlyFailed: body.onlyFailed };
      const common = { webhookId, now: kit.clock.now(), limit: mostDeliveries };
      const deliveries = await sendAgain(tx, { ...common, ...which });
      if (isOne && deliveries.length === 0) return refuse("NOT_FOUND");
      for (const delivery of deliveries) await enqueueDelivery(kit, tx, delivery);
      const { reason, ...asked } = body;
      await operator.audit(tx, {
        subject: `webhook:${webhookId}`,
        after: { replay: asked, deliveries: deliveries.length },
        reason,
      });
      return { deliveries: deliveries.length };
    });
  });
}
