import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type OutboundAnswer, outboundRules, postOutside } from "../../../kit/post-outside.ts";
import { unseal } from "../../../kit/secret-box.ts";
import { type DeliveryRow, findDelivery, giveUp, recordAttempt } from "./delivery-store.ts";
import { attemptsLastMs, nextAttemptAt, pausedUntil } from "./retry-times.ts";
import { signDelivery } from "./sign-delivery.ts";
import {
  breakWebhook,
  findWebhook,
  lockWebhook,
  noteFailure,
  noteSuccess,
  pause,
  type WebhookRow,
} from "./webhook-store.ts";

export const deliveryJob = "webhook-delivery";
const timeoutMs = 10_000;

/** A job carries the number of attempts so far, so that only the newest job of a delivery sends it. */
export type DeliveryJob = { number: string; attempts: number };

export async function enqueueDelivery(
  kit: Pick<Kit, "jobs">,
  tx: Transaction,
  { number, attempts }: DeliveryJob,
  startAfter?: Date,
): Promise<void> {
  await kit.jobs.enqueue(tx, deliveryJob, { number, attempts }, startAfter ? { startAfter } : {});
}

/** Makes one attempt. If the server stops in between, the job runs again, so an event arrives at least once. */
export async function deliver(kit: Kit, job: DeliveryJob): Promise<void> {
  const delivery = await findDelivery(kit.db, job.number);
  if (delivery?.state !== "WAITING" || delivery.attempts !== job.attempts) return;
  const webhook = await findWebhook(kit.db, delivery.webhookId);
  if (webhook?.state !== "ENABLED") {
    await kit.db.transaction((tx) => giveUp(tx, delivery.number));
    return;
  }
  const { pausedUntil: until } = webhook;
  if (until !== null && until > kit.clock.now()) {
    await kit.db.transaction((tx) => enqueueDelivery(kit, tx, job, until));
    return;
  }
  const answer = await send(kit, webhook, delivery);
  await kit.db.transaction((tx) => record(kit, tx, delivery, answer));
}

/** Signs and sends a delivery once. */
export async function send(kit: Kit, webhook: WebhookRow, delivery: DeliveryRow): Promise<OutboundAnswer> {
  const rules = outboundRules(kit.config);
  const url = URL.parse(webhook.url);
  if (url === null) return { fault: "ADDRESS_REFUSED" };
  const now = kit.clock.now();
  const body = JSON.stringify(delivery.body);
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = signDelivery(secretsOf(kit, webhook, now), { id: delivery.eventId, timestamp, body });
  return await postOutside(url, { headers, body, timeoutMs }, rules);
}

/** Returns the state of a delivery after the partner's answer. */
export function outcomeOf(answer: OutboundAnswer) {
  if ("fault" in answer) return { state: "FAILED", answerStatus: null, fault: answer.fault } as const;
  const isAccepted = answer.status >= 200 && answer.status < 300;
  return isAccepted
    ? ({ state: "DELIVERED", answerStatus: answer.status, fault: null } as const)
    : ({ state: "FAILED", answerStatus: answer.status, fault: "STATUS" } as const);
}

async function record(
  kit: Kit,
  tx: Transaction,
  delivery: DeliveryRow,
  answer: OutboundAnswer,
): Promise<void> {
  const now = kit.clock.now();
  const { webhookId } = delivery;
  const outcome = outcomeOf(answer);
  const isDelivered = outcome.state === "DELIVERED";
  const tries = delivery.attempts + 1 - delivery.attemptsBefore;
  const nextAt = isDelivered ? null : (nextAttemptAt(tries, now) ?? null);
  const state = nextAt === null ? outcome.state : "WAITING";
  await lockWebhook(tx, webhookId);
  const attempted = await recordAttempt(tx, delivery, { ...outcome, state, nextAt, attemptedAt: now });
  if (attempted === undefined) return;
  if (isDelivered) return await noteSuccess(tx, webhookId);
  const { failures, since } = await noteFailure(tx, webhookId, now);
  const until = pausedUntil(failures, now);
  if (until !== null) await pause(tx, webhookId, until);
  if (nextAt !== null) return await enqueueDelivery(kit, tx, attempted, nextAt);
  // A webhook is disabled only if no delivery has succeeded for as long as one delivery is retried. Counting failures
  // is not enough: one event that is always refused, together with many that fail in a short outage, would disable a
  // webhook that works.
  if (now.getTime() - since.getTime() >= attemptsLastMs) {
    await breakWebhook(tx, webhookId, now);
    kit.log.warn({ webhookId, failures }, "a webhook was disabled after repeated failures");
  }
}

function secretsOf(kit: Kit, webhook: WebhookRow, now: Date): string[] {
  const { id, secret, oldSecret, oldSecretUntil } = webhook;
  const isOldInUse = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  return [secret, isOldInUse ? oldSecret : null].flatMap((sealed) =>
    sealed === null ? [] : [unseal(kit, "webhook secrets", id, sealed)],
  );
}
