import type { Webhook, WebhookEvent, WebhookState } from "@parlour/contracts/entities/webhook";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type WebhookRow = {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  version: number;
  approvedBy: string;
  createdAt: Date;
  secret: Buffer | null;
  oldSecret: Buffer | null;
  oldSecretUntil: Date | null;
  failures: number;
  failingSince: Date | null;
  pausedUntil: Date | null;
  brokenAt: Date | null;
  /** The operator who may create the next secret, and since when. */
  collectorId: string | null;
  collectorName: string | null;
  agreedAt: Date | null;
};

/** How long an operator has to create a secret after two operators have agreed on it. */
const collectableMs = 24 * 3_600_000;

const columns = `id, name, url, events, state, version, approved_by as "approvedBy", created_at as "createdAt", secret,
  old_secret as "oldSecret", old_secret_until as "oldSecretUntil", failures, failing_since as "failingSince",
  paused_until as "pausedUntil", broken_at as "brokenAt", collector_id as "collectorId",
  collector_name as "collectorName", agreed_at as "agreedAt"`;

type Plan = Pick<WebhookRow, "id" | "name" | "url" | "events" | "approvedBy">;

export async function insertWebhook(tx: Transaction, plan: Plan, now: Date): Promise<void> {
  await tx.query(
    `insert into webhooks (id, name, url, events, state, approved_by, created_at)
     values ($1, $2, $3, $4, 'READY', $5, $6)`,
    [plan.id, plan.name, plan.url, plan.events, plan.approvedBy, now],
  );
}

export async function changePlan(tx: Transaction, plan: Plan): Promise<void> {
  await tx.query(
    `update webhooks set name = $2, url = $3, events = $4, approved_by = $5, version = version + 1 where id = $1`,
    [plan.id, plan.name, plan.url, plan.events, plan.approvedBy],
  );
}

export async function findWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.query<WebhookRow>(`select ${columns} from webhooks where id = $1`, [id]);
  return row;
}

/** Locks a webhook for a change. Other transactions can still add deliveries that refer to it. */
export async function lockWebhook(tx: Transaction, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.query<WebhookRow>(
    `select ${columns} from webhooks where id = $1 for no key update`,
    [id],
  );
  return row;
}

/** Lists webhooks, newest first, starting after the given one. */
export async function listWebhookRows(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<WebhookRow[]> {
  return await db.query<WebhookRow>(
    `select ${columns} from webhooks
     where $1::text is null
        or (created_at, id) < (select created_at, id from webhooks last where last.id = $1)
     order by created_at desc, id desc limit $2`,
    [after ?? null, limit],
  );
}

/** Lists the enabled webhooks that receive an event. */
export async function listReceivers(db: Queryable, event: WebhookEvent): Promise<{ id: string }[]> {
  return await db.query("select id from webhooks where state = 'ENABLED' and $1 = any(events) order by id", [
    event,
  ]);
}

/** Lets an operator create the next secret. */
export async function setCollector(
  tx: Transaction,
  id: string,
  operator: { id: string; name: string },
  now: Date,
): Promise<void> {
  await tx.query("update webhooks set collector_id = $2, collector_name = $3, agreed_at = $4 where id = $1", [
    id,
    operator.id,
    operator.name,
    now,
  ]);
}

/** Takes back an operator's right to create secrets. */
export async function removeCollector(tx: Transaction, operatorId: string): Promise<void> {
  await tx.query(
    "update webhooks set collector_id = null, collector_name = null, agreed_at = null where collector_id = $1",
    [operatorId],
  );
}

/**
 * Stores a new secret; the previous one stays in use until the given time. A webhook's first secret enables it. Any
 * earlier permission to create a secret ends, because it was given for replacing the secret that has just been
 * replaced.
 */
export async function putSecret(tx: Transaction, id: string, secret: Buffer, oldUntil: Date): Promise<void> {
  await tx.query(
    `update webhooks set old_secret = secret, old_secret_until = case when secret is null then null else $3::timestamptz end,
       secret = $2, collector_id = null, collector_name = null, agreed_at = null,
       state = case when state = 'READY' then 'ENABLED' else state end
     where id = $1`,
    [id, secret, oldUntil],
  );
}

/** Changes a webhook's state as an operator requested; a webhook that is enabled again starts without failures. */
export async function setState(tx: Transaction, id: string, state: "ENABLED" | "DISABLED"): Promise<void> {
  await tx.query(
    `update webhooks set state = $2, failures = 0, failing_since = null, paused_until = null, broken_at = null
     where id = $1`,
    [id, state],
  );
}

export async function noteSuccess(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    "update webhooks set failures = 0, failing_since = null, paused_until = null where id = $1 and failures > 0",
    [id],
  );
}

/** Counts a failed attempt. Returns how many have failed since the last success, and since when. */
export async function noteFailure(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ failures: number; since: Date }> {
  const [row] = await tx.query<{ failures: number; since: Date }>(
    `update webhooks set failures = failures + 1, failing_since = coalesce(failing_since, $2) where id = $1
     returning failures, failing_since as since`,
    [id, now],
  );
  return row!;
}

export async function pause(tx: Transaction, id: string, until: Date): Promise<void> {
  await tx.query("update webhooks set paused_until = $2 where id = $1", [id, until]);
}

export async function breakWebhook(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query(
    "update webhooks set state = 'DISABLED', broken_at = $2 where id = $1 and state = 'ENABLED'",
    [id, now],
  );
}

export function toWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, name, url, events, state, version, approvedBy } = row;
  const oldSecretUntil = row.oldSecretUntil !== null && row.oldSecretUntil > now ? row.oldSecretUntil : null;
  return {
    id,
    name,
    url,
    events,
    state,
    version,
    approvedBy,
    createdAt: row.createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    isBroken: row.brokenAt !== null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    newSecret: newSecretOf(row, now),
  };
}

function newSecretOf({ collectorId, collectorName, agreedAt }: WebhookRow, now: Date): Webhook["newSecret"] {
  if (collectorId === null || collectorName === null || agreedAt === null) return null;
  const until = new Date(agreedAt.getTime() + collectableMs);
  return until > now
    ? { collector: { id: collectorId, name: collectorName }, until: until.toISOString() }
    : null;
}
