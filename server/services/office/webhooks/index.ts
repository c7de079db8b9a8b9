import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import { daysBefore, deleteInBatches } from "../../../kit/retention.ts";
import { scheduleResealing } from "../../../kit/schedule-resealing.ts";
import type { Service } from "../../../kit/service.ts";
import { type DeliveryJob, deliver, deliveryJob } from "./deliver.ts";
import { onFact } from "./on-fact.ts";
import { proposedSecret } from "./proposed-secret.ts";
import { proposedWebhook } from "./proposed-webhook.ts";
import { changeWebhookState } from "./routes/change-webhook-state.ts";
import { issueWebhookSecret } from "./routes/issue-webhook-secret.ts";
import { listWebhookDeliveries } from "./routes/list-webhook-deliveries.ts";
import { listWebhooks } from "./routes/list-webhooks.ts";
import { replayWebhook } from "./routes/replay-webhook.ts";
import { testWebhook } from "./routes/test-webhook.ts";
import { translatedFacts } from "./webhook-events.ts";

export { deliver } from "./deliver.ts";
export { webhookAlerts } from "./webhook-alerts.ts";
export { removeCollector } from "./webhook-store.ts";

const retentionJob = "webhook-retention";
const keepDays = 30;
/** How many deliveries run concurrently on each server, so that one slow address does not hold up the others. */
const workers = 4;

/** Deletes the log of old deliveries; a job calls this every night. */
export async function deleteOldDeliveries({ db, clock }: Kit): Promise<void> {
  const before = daysBefore(clock.now(), keepDays);
  await deleteInBatches(db, { table: "webhook_deliveries", where: "old.created_at < $1", before });
}

/** Sends events to partners: signed, at least once, with a log. */
export function webhooksService({ operators }: { operators: Pick<OperatorAccounts, "find"> }): Service {
  return {
    name: "webhooks",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) =>
      [
        listWebhooks,
        issueWebhookSecret,
        changeWebhookState,
        testWebhook,
        listWebhookDeliveries,
        replayWebhook,
      ].map((create) => create(kit)),
    async start(kit) {
      for (const column of ["secret", "old_secret"]) {
        await scheduleResealing(kit, { table: "webhooks", keys: ["id"], column, purpose: "webhook secrets" });
      }
      kit.fourEyes.register(proposedWebhook(kit, operators));
      kit.fourEyes.register(proposedSecret(operators));
      await kit.facts.subscribe("webhooks", translatedFacts, (fact, tx) => onFact(kit, tx, fact));
      for (let worker = 0; worker < workers; worker++) {
        await kit.jobs.work<DeliveryJob>(deliveryJob, (job) => deliver(kit, job));
      }
      await kit.jobs.work(retentionJob, () => deleteOldDeliveries(kit));
      await kit.jobs.schedule(retentionJob, "20 3 * * *");
      return async () => {};
    },
  };
}
