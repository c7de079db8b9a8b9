import type { DeliveryFault, DeliveryState, WebhookDelivery } from "@parlour/contracts/entities/webhook";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { WebhookBody } from "./webhook-events.ts";

export type DeliveryRow = {
  number: string;
  webhookId: string;
  eventId: string;
  event: string;
  body: WebhookBody;
  state: DeliveryState;
  attempts: number;
  attemptsBefore: number;
  answerStatus: number | null;
  fault: DeliveryFault | null;
  createdAt: Date;
  attemptedAt: Date | null;
  nextAt: Date | null;
};

/** The columns that change with each delivery attempt. */
type Attempt = Pick<DeliveryRow, "state" | "answerStatus" | "fault" | "nextAt"> & { attemptedAt: Date };

const columns = `number::text, webhook_id as "webhookId", event_id as "eventId", event, body, state, attempts,
  attempts_before as "attemptsBefore", answer_status as "answerStatus", fault, created_at as "createdAt",
  attempted_at as "attemptedAt", next_at as "nextAt"`;

/** Adds a delivery; undefined if the webhook has had this event already. */
export async function insertDelivery(
  tx: Transaction,
  webhookId: string,
  body: WebhookBody,
  now: Date,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx.query<DeliveryRow>(
    `insert into webhook_deliveries (webhook_id, event_id, event, body, state, created_at, next_at)
     values ($1, $2, $3, $4, 'WAITING', $5, $5) on conflict (webhook_id, event_id) do nothing
     returning ${columns}`,
    [webhookId, body.id, body.type, JSON.stringify(body), now],
  );
  return row;
}

export async function findDelivery(db: Queryable, number: string): Promise<DeliveryRow | undefined> {
  const [row] = await db.query<DeliveryRow>(
    `select ${columns} from webhook_deliveries where number = $1::bigint`,
    [number],
  );
  return row;
}

/** Records an attempt, unless another one has been recorded since the row was read. */
export async function recordAttempt(
  tx: Transaction,
  { number, attempts }: Pick<DeliveryRow, "number" | "attempts">,
  attempt: Attempt,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx.query<DeliveryRow>(
    `update webhook_deliveries set attempts = attempts + 1, state = $3, answer_status = $4, fault = $5,
       attempted_at = $6, next_at = $7
     where number = $1::bigint and attempts = $2 returning ${columns}`,
    [
      number,
      attempts,
      attempt.state,
      attempt.answerStatus,
      attempt.fault,
      attempt.attemptedAt,
      attempt.nextAt,
    ],
  );
  return row;
}

/** Ends a delivery whose webhook has been disabled. */
export async function giveUp(tx: Transaction, number: string): Promise<void> {
  await tx.query(
    `update webhook_deliveries set state = 'FAILED', fault = 'WEBHOOK_DISABLED', next_at = null
     where number = $1::bigint and state = 'WAITING'`,
    [number],
  );
}

type Again = { webhookId: string; now: Date; limit: number } & (
  | { number: string }
  | { from: Date; to: Date; onlyFailed: boolean }
);

/** Allows these deliveries to be attempted again, oldest first. */
export async function sendAgain(tx: Transaction, again: Again): Promise<DeliveryRow[]> {
  const isOne = "number" in again;
  const where = isOne
    ? "number = $3::bigint"
    : "created_at >= $3 and created_at < $4 and ($5::boolean is false or state = 'FAILED')";
  const values = isOne ? [again.number] : [again.from, again.to, again.onlyFailed];
  return await tx.query<DeliveryRow>(
    `update webhook_deliveries set state = 'WAITING', attempts_before = attempts, next_at = $2
     where number in (
       select number from webhook_deliveries where webhook_id = $1 and ${where} order by number limit ${again.limit})
     returning ${columns}`,
    [again.webhookId, again.now, ...values],
  );
}

export async function listDeliveries(
  db: Queryable,
  {
    webhookId,
    state,
    below,
    limit,
  }: { webhookId: string; state: string | undefined; below: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  return await db.query<DeliveryRow>(
    `select ${columns} from webhook_deliveries
     where webhook_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or number < $3::bigint)
     order by webhook_deliveries.number desc limit $4`,
    [webhookId, state ?? null, below ?? null, limit],
  );
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { eventId, event, state, attempts, answerStatus, fault } = row;
  return {
    id: row.number,
    eventId,
    event,
    state,
    attempts,
    answerStatus,
    fault,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
  };
}
