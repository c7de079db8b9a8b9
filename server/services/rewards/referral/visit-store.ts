import { createHash } from "node:crypto";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { InvitationQuery } from "./friend-store.ts";

export type VisitRow = { id: string; sharing_method: string; first_at: Date; last_at: Date };

export async function insertVisit(
  db: Queryable,
  visit: { id: string; referrerId: string; visitor: string; sharingMethod: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into referral_visits (referrer_id, visitor_hash, id, sharing_method, first_at, last_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (referrer_id, visitor_hash) do update set last_at = excluded.last_at`,
    [visit.referrerId, hashVisitor(visit.visitor), visit.id, visit.sharingMethod, visit.now],
  );
}

/** Deletes the recorded visit of a visitor who has joined, and returns it. */
export async function consumeVisit(
  tx: Transaction,
  referrerId: string,
  visitor: string,
): Promise<VisitRow | undefined> {
  const [row] = await tx.query<VisitRow>(
    "delete from referral_visits where referrer_id = $1 and visitor_hash = $2 returning *",
    [referrerId, hashVisitor(visitor)],
  );
  return row;
}

/** Lists visitors who have not joined, latest visit first; with `before`, only those that follow that entry. */
export async function listVisits(
  db: Queryable,
  referrerId: string,
  { before, limit }: InvitationQuery,
): Promise<VisitRow[]> {
  return await db.query<VisitRow>(
    `select * from referral_visits
     where referrer_id = $1 and ($2::timestamptz is null or (last_at, id collate "C") < ($2, $3))
     order by last_at desc, id collate "C" desc limit $4`,
    [referrerId, before?.at ?? null, before?.id ?? null, limit],
  );
}

function hashVisitor(visitor: string): Buffer {
  return createHash("sha256").update(visitor).digest();
}
