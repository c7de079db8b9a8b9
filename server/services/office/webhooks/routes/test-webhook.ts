import { testWebhook as call } from "@parlour/contracts/calls/office/webhooks/test-webhook";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { outcomeOf, send } from "../deliver.ts";
import { insertDelivery, recordAttempt, toDelivery } from "../delivery-store.ts";
import { findWebhook } from "../webhook-store.ts";

export function testWebhook(kit: Kit): Route {
  const { db, clock, random } = kit;
  return route(call, async ({ params: { webhookId }, operator }) => {
    const webhook = await findWebhook(db, webhookId);
    if (webhook === undefined) return refuse("NOT_FOUND");
    if (webhook.secret === null) return refuse("CONFLICT");
    const now = clock.now();
    const body = { id: random.id("event"), type: "webhook.test", createdAt: now.toISOString(), data: {} };
    const delivery = (await db.transaction((tx) => insertDelivery(tx, webhookId, body, now)))!;
    const outcome = outcomeOf(await send(kit, webhook, delivery));
    return await db.transaction(async (tx) => {
      const attempt = { ...outcome, attemptedAt: clock.now(), nextAt: null };
      const row = (await recordAttempt(tx, delivery, attempt))!;
      await operator.audit(tx, { subject: `webhook:${webhookId}`, after: { test: outcome } });
      return toDelivery(row);
    });
  });
}
