import type { CAMPAIGN_PAUSES, CampaignPlan, CampaignState } from "@parlour/contracts/entities/campaign";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type CampaignRow = {
  id: string;
  version: number;
  plan: CampaignPlan;
  state: CampaignState;
  author: string;
  /** The name of the operator who made the last change; null if no operator did. */
  changed_by: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  paused_by: (typeof CAMPAIGN_PAUSES)[number] | null;
  offer_version: number | null;
  enrolled_to: string;
  next_pass_at: Date | null;
};

export async function findCampaign(db: Queryable, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db.query<CampaignRow>("select * from campaigns where id = $1", [id]);
  return row;
}

/**
 * Locks a campaign. `share` only keeps its state from changing while a message is sent; `update` is for
 * changing the campaign.
 */
export async function lockCampaign(
  tx: Transaction,
  id: string,
  lock: "share" | "update",
): Promise<CampaignRow | undefined> {
  const [row] = await tx.query<CampaignRow>(`select * from campaigns where id = $1 for ${lock}`, [id]);
  return row;
}

/** Inserts a draft; returns undefined if the id is taken. */
export async function insertCampaign(
  tx: Transaction,
  draft: { id: string; plan: CampaignPlan; author: string; now: Date },
): Promise<CampaignRow | undefined> {
  const [row] = await tx.query<CampaignRow>(
    `insert into campaigns (id, version, plan, state, author, changed_by, created_at)
     values ($1, 1, $2, 'DRAFT', $3, $3, $4)
     on conflict do nothing returning *`,
    [draft.id, JSON.stringify(draft.plan), draft.author, draft.now],
  );
  return row;
}

export async function updatePlan(
  tx: Transaction,
  id: string,
  plan: CampaignPlan,
  changedBy: string,
): Promise<CampaignRow> {
  const [row] = await tx.query<CampaignRow>(
    "update campaigns set plan = $2, changed_by = $3, version = version + 1 where id = $1 returning *",
    [id, JSON.stringify(plan), changedBy],
  );
  return row!;
}

type StateChange = Pick<
  CampaignRow,
  "state" | "changed_by" | "paused_by" | "offer_version" | "next_pass_at" | "started_at" | "finished_at"
>;

export async function updateState(tx: Transaction, id: string, change: StateChange): Promise<CampaignRow> {
  const [row] = await tx.query<CampaignRow>(
    `update campaigns set state = $2, paused_by = $3, offer_version = $4, next_pass_at = $5, started_at = $6,
       finished_at = $7, changed_by = $8, version = version + 1
     where id = $1 returning *`,
    [
      id,
      change.state,
      change.paused_by,
      change.offer_version,
      change.next_pass_at,
      change.started_at,
      change.finished_at,
      change.changed_by,
    ],
  );
  return row!;
}

/** Stores the id of the last player that the current pass has added, and when the next pass begins. */
export async function updatePass(
  tx: Transaction,
  id: string,
  { enrolledTo, nextPassAt }: { enrolledTo: string; nextPassAt: Date | null },
): Promise<void> {
  await tx.query("update campaigns set enrolled_to = $2, next_pass_at = $3 where id = $1", [
    id,
    enrolledTo,
    nextPassAt,
  ]);
}

/** Lists campaigns that are scheduled or running, oldest first. */
export async function listOpen(db: Queryable): Promise<CampaignRow[]> {
  return await db.query<CampaignRow>(
    "select * from campaigns where state in ('SCHEDULED', 'RUNNING') order by created_at, id",
  );
}

/** Lists campaigns, newest first, starting after the given one. */
export async function listCampaignRows(
  db: Queryable,
  { state, after, limit }: { state: CampaignState | undefined; after: string | undefined; limit: number },
): Promise<CampaignRow[]> {
  return await db.query<CampaignRow>(
    `select * from campaigns
     where ($1::text is null or state = $1) and ($2::text is null
       or (created_at, id) < (select created_at, id from campaigns last where last.id = $2))
     order by created_at desc, id desc limit $3`,
    [state ?? null, after ?? null, limit],
  );
}
