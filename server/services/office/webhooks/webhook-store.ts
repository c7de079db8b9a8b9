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
};

const mostWebhooks = 200;
const columns = `id, name, url, events, state, version, approved_by as "approvedBy", created_at as "createdAt", secret,
  old_secret as "oldSecret", old_secret_until as "oldSecretUntil", failures, failing_since as "failingSince",
  paused_until as "pausedUntil", broken_at as "brokenAt"`;

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

/** Locks a webhook for a change. In the meantime, deliveries that refer to it can still be added. */
export async function lockWebhook(tx: Transaction, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.query<WebhookRow>(
    `select ${columns} from webhooks where id = $1 for no key update`,
    [id],
  );
  return row;
}

export async function listWebhookRows(db: Queryable): Promise<WebhookRow[]> {
  return await db.query<WebhookRow>(
    `select ${columns} from webhooks order by created_at desc, id limit ${mostWebhooks}`,
  );
}

/** Lists the enabled webhooks that receive an event. */
export async function listReceivers(db: Queryable, event: WebhookEvent): Promise<{ id: string }[]> {
  return await db.query("select id from webhooks where state = 'ENABLED' and $1 = any(events) order by id", [
    event,
  ]);
}

/** Stores a new secret; the previous one stays in use until the given time. A webhook's first secret enables it. */
export async function putSecret(tx: Transaction, id: string, secret: Buffer, oldUntil: Date): Promise<void> {
  await tx.query(
    `update webhooks set old_secret = secret, old_secret_until = case when secret is null then null else $3::timestamptz end,
       secret = $2, state = case when state = 'READY' then 'ENABLED' else state end
     where id = $1`,
    [id, secret, oldUntil],
  );
}

/** Changes the state for an operator; a webhook that is enabled again starts without failures. */
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
  };
}
