import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Plan } from "./commission.ts";

export type AffiliateRow = { id: string; player_id: string; currency: string; created_at: Date };

export async function findAffiliateOf(db: Queryable, playerId: string): Promise<AffiliateRow | undefined> {
  const [row] = await db.query<AffiliateRow>("select * from affiliates where player_id = $1", [playerId]);
  return row;
}

export async function listAffiliateRows(db: Queryable): Promise<AffiliateRow[]> {
  return await db.query<AffiliateRow>("select * from affiliates order by created_at, id");
}

/** Lists affiliates, newest first, starting after the given one. */
export async function listNewestAffiliates(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AffiliateRow[]> {
  return await db.query<AffiliateRow>(
    `select * from affiliates
     where $1::text is null
        or (created_at, id) < (select created_at, id from affiliates last where last.id = $1)
     order by created_at desc, id desc limit $2`,
    [after ?? null, limit],
  );
}

export async function listAffiliatesById(db: Queryable, ids: readonly string[]): Promise<AffiliateRow[]> {
  return await db.query<AffiliateRow>("select * from affiliates where id = any($1::text[])", [ids]);
}

export async function findAffiliate(db: Queryable, id: string): Promise<AffiliateRow | undefined> {
  const [row] = await db.query<AffiliateRow>("select * from affiliates where id = $1", [id]);
  return row;
}

/**
 * Locks an affiliate, so that closing months, paying statements and changing plans run one after the other.
 */
export async function lockAffiliate(tx: Transaction, id: string): Promise<AffiliateRow | undefined> {
  const [row] = await tx.query<AffiliateRow>("select * from affiliates where id = $1 for update", [id]);
  return row;
}

/** Adds an affiliate. Returns the existing account if the player is already one. */
export async function insertAffiliate(
  tx: Transaction,
  { id, playerId, currency }: { id: string; playerId: string; currency: string },
  now: Date,
): Promise<AffiliateRow> {
  const [row] = await tx.query<AffiliateRow>(
    `insert into affiliates (id, player_id, currency, created_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update set player_id = excluded.player_id returning *`,
    [id, playerId, currency, now],
  );
  return row!;
}

type PlanRow = {
  version: number;
  kind: Plan["kind"];
  cpa_minor: string;
  cpa_minimum_minor: string;
  share_basis_points: number;
  carries_over: boolean;
  from_month: string;
};

/** Returns the plan that applies to a month: the newest one that starts in or before it. */
export async function findPlan(db: Queryable, affiliateId: string, month: string): Promise<Plan | undefined> {
  const [row] = await db.query<PlanRow>(
    `select * from affiliate_plans where affiliate_id = $1 and from_month <= $2
     order by version desc limit 1`,
    [affiliateId, month],
  );
  return row && planOf(row);
}

type KeptPlan = { plan: Plan; createdBy: string; createdAt: Date };

/** Lists all versions of an affiliate's plan, newest first. */
export async function listPlans(db: Queryable, affiliateId: string): Promise<KeptPlan[]> {
  const rows = await db.query<PlanRow & { created_by: string; created_at: Date }>(
    "select * from affiliate_plans where affiliate_id = $1 order by version desc",
    [affiliateId],
  );
  return rows.map((row) => ({ plan: planOf(row), createdBy: row.created_by, createdAt: row.created_at }));
}

export async function getPlan(db: Queryable, affiliateId: string, month: string): Promise<Plan> {
  const plan = await findPlan(db, affiliateId, month);
  if (!plan) throw new Error(`The affiliate ${affiliateId} has no plan for ${month}`);
  return plan;
}

/** Adds a version of a plan. The caller holds the affiliate's lock, so version numbers are consecutive. */
export async function insertPlan(
  tx: Transaction,
  affiliateId: string,
  plan: Omit<Plan, "version">,
  by: string,
  now: Date,
): Promise<Plan> {
  const [row] = await tx.query<PlanRow>(
    `insert into affiliate_plans (affiliate_id, version, kind, cpa_minor, cpa_minimum_minor, share_basis_points,
       carries_over, from_month, created_by, created_at)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9
     from affiliate_plans where affiliate_id = $1
     returning *`,
    [
      affiliateId,
      plan.kind,
      plan.cpaMinor.toString(),
      plan.cpaMinimumMinor.toString(),
      plan.shareBasisPoints,
      plan.carriesOver,
      plan.fromMonth,
      by,
      now,
    ],
  );
  return planOf(row!);
}

function planOf(row: PlanRow): Plan {
  return {
    version: row.version,
    kind: row.kind,
    cpaMinor: BigInt(row.cpa_minor),
    cpaMinimumMinor: BigInt(row.cpa_minimum_minor),
    shareBasisPoints: row.share_basis_points,
    carriesOver: row.carries_over,
    fromMonth: row.from_month,
  };
}
