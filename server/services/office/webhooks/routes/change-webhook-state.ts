import { changeWebhookState as call } from "@parlour/contracts/calls/office/webhooks/change-webhook-state";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findWebhook, lockWebhook, setState, toWebhook } from "../webhook-store.ts";

export function changeWebhookState({ db, clock }: Kit): Route {
  return route(call, async ({ params: { webhookId }, body: { state, reason }, operator }) =>
    db.transaction(async (tx) => {
      const before = await lockWebhook(tx, webhookId);
      if (before === undefined) return refuse("NOT_FOUND");
      // A webhook that has no secret yet is enabled by creating its first secret, not by this call.
      if (before.state === state || before.state === "READY") return refuse("CONFLICT");
      await setState(tx, webhookId, state);
      await operator.audit(tx, {
        subject: `webhook:${webhookId}`,
        before: { state: before.state },
        after: { state },
        reason,
      });
      return toWebhook((await findWebhook(tx, webhookId))!, clock.now());
    }),
  );
}
