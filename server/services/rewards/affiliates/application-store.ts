import type { AffiliateApplicationState } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { listOrder } from "../../../kit/pages.ts";

export type ApplicationRow = {
  id: string;
  player_id: string;
  website: string;
  audience: string;
  message: string;
  state: AffiliateApplicationState;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
};

type NewApplication = { id: string; playerId: string; website: string; audience: string; message: string };

/** Adds an application. Returns undefined if one is already open. */
export async function insertApplication(
  tx: Transaction,
  application: NewApplication,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const { id, playerId, website, audience, message } = application;
  const [row] = await tx.query<ApplicationRow>(
    `insert into affiliate_applications (id, player_id, website, audience, message, state, created_at)
     values ($1, $2, $3, $4, $5, 'PENDING', $6) on conflict do nothing returning *`,
    [id, playerId, website, audience, message, now],
  );
  return row;
}

export async function findLatestApplication(
  db: Queryable,
  playerId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db.query<ApplicationRow>(
    "select * from affiliate_applications where player_id = $1 order by created_at desc, id desc limit 1",
    [playerId],
  );
  return row;
}

/** Lists applications, starting after the given one: pending ones oldest first, decided ones newest first. */
export async function listApplications(
  db: Queryable,
  filter: { state: AffiliateApplicationState; after: string | undefined; limit: number },
): Promise<ApplicationRow[]> {
  const { after, direction } = listOrder(filter.state === "PENDING");
  return await db.query<ApplicationRow>(
    `select * from affiliate_applications
      where state = $1
        and ($2::text is null
          or (created_at, id) ${after} (select created_at, id from affiliate_applications last where last.id = $2))
      order by created_at ${direction}, id ${direction} limit $3`,
    [filter.state, filter.after ?? null, filter.limit],
  );
}

/** Locks an application, so that two operators decide one after the other. */
export async function lockApplication(tx: Transaction, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx.query<ApplicationRow>(
    "select * from affiliate_applications where id = $1 for update",
    [id],
  );
  return row;
}

export async function decideApplicationRow(
  tx: Transaction,
  decided: { id: string; state: AffiliateApplicationState; by: string; reason: string; now: Date },
): Promise<ApplicationRow> {
  const [row] = await tx.query<ApplicationRow>(
    `update affiliate_applications set state = $2, decided_by = $3, reason = $4, decided_at = $5
     where id = $1 returning *`,
    [decided.id, decided.state, decided.by, decided.reason, decided.now],
  );
  return row!;
}

export async function countPendingApplications(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from affiliate_applications where state = 'PENDING'",
  );
  return row!.count;
}
