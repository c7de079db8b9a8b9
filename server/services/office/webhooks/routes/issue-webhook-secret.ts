import { issueWebhookSecret as call } from "@parlour/contracts/calls/office/webhooks/issue-webhook-secret";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { seal } from "../../../../kit/secret-box.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { secretAction } from "../proposed-secret.ts";
import { formatWebhookSecret } from "../sign-delivery.ts";
import { findWebhook, lockWebhook, putSecret, toWebhook } from "../webhook-store.ts";

const secretBytes = 32;
const overlapMs = 24 * 3_600_000;

export function issueWebhookSecret(kit: Kit): Route {
  return route(call, async ({ params: { webhookId }, body: { reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const before = await lockWebhook(tx, webhookId);
      if (before === undefined) return refuse("NOT_FOUND");
      const isAgreed = toWebhook(before, now).newSecret?.collector.id === operator.id;
      if (!isAgreed && (await kit.fourEyes.needsSecondPerson(tx, secretAction))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const secret = formatWebhookSecret(kit.random.bytes(secretBytes));
      const oldUntil = new Date(now.getTime() + overlapMs);
      await putSecret(tx, webhookId, seal(kit, "webhook secrets", webhookId, secret), oldUntil);
      const webhook = toWebhook((await findWebhook(tx, webhookId))!, now);
      await operator.audit(tx, {
        subject: `webhook:${webhookId}`,
        before: { state: before.state, hasSecret: before.secret !== null },
        after: { state: webhook.state, hasSecret: true, oldSecretUntil: webhook.oldSecretUntil },
        reason,
      });
      return { secret, webhook };
    }),
  );
}
