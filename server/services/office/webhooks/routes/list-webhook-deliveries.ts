import { listWebhookDeliveries as call } from "@parlour/contracts/calls/office/webhooks/list-webhook-deliveries";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listDeliveries, toDelivery } from "../delivery-store.ts";
import { findWebhook, toWebhook } from "../webhook-store.ts";

const perPage = 50;

export function listWebhookDeliveries({ db, clock }: Kit): Route {
  return route(call, async ({ params: { webhookId }, query: { state, cursor } }) => {
    const found = await findWebhook(db, webhookId);
    if (found === undefined) return refuse("NOT_FOUND");
    const rows = await listDeliveries(db, { webhookId, state, below: cursor, limit: perPage + 1 });
    const shown = rows.slice(0, perPage);
    return {
      webhook: toWebhook(found, clock.now()),
      items: shown.map(toDelivery),
      nextCursor: rows.length > perPage ? shown.at(-1)!.number : null,
    };
  });
}
