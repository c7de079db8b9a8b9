import type { CampaignChannel, CampaignExclusion } from "@parlour/contracts/entities/campaign";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type NewRecipient = { playerId: string; isControl: boolean };

/** Adds players to a campaign; players who are already in it are left unchanged. */
export async function addRecipients(
  db: Queryable,
  campaignId: string,
  recipients: readonly NewRecipient[],
  dueAt: Date,
): Promise<void> {
  await db.query(
    `insert into campaign_recipients (campaign_id, player_id, is_control, due_at)
     select $1, given.*, $4 from unnest($2::text[], $3::boolean[]) as given(player_id, is_control)
     on conflict do nothing`,
    [
      campaignId,
      recipients.map(({ playerId }) => playerId),
      recipients.map(({ isControl }) => isControl),
      dueAt,
    ],
  );
}

export async function listDue(
  db: Queryable,
  campaignId: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id from campaign_recipients
     where campaign_id = $1 and outcome is null and due_at <= $2 order by due_at, player_id limit $3`,
    [campaignId, now, limit],
  );
  return rows.map(({ player_id }) => player_id);
}

export async function hasWaiting(db: Queryable, campaignId: string): Promise<boolean> {
  const rows = await db.query(
    "select 1 from campaign_recipients where campaign_id = $1 and outcome is null limit 1",
    [campaignId],
  );
  return rows.length > 0;
}

/**
 * Locks a recipient without an outcome; returns undefined if there is an outcome, or if another server holds
 * the lock.
 */
export async function lockWaiting(
  tx: Transaction,
  campaignId: string,
  playerId: string,
): Promise<{ isControl: boolean } | undefined> {
  const [row] = await tx.query<{ isControl: boolean }>(
    `select is_control as "isControl" from campaign_recipients
     where campaign_id = $1 and player_id = $2 and outcome is null for update skip locked`,
    [campaignId, playerId],
  );
  return row;
}

export type Decision =
  | { outcome: "EXCLUDED"; exclusion: CampaignExclusion }
  | { outcome: "SENT"; channels: readonly CampaignChannel[]; currency: string; countedUntil: Date }
  | { outcome: "CONTROL"; currency: string; countedUntil: Date };

export async function storeDecision(
  tx: Transaction,
  recipient: { campaignId: string; playerId: string; now: Date },
  decision: Decision,
): Promise<void> {
  const isExcluded = decision.outcome === "EXCLUDED";
  await tx.query(
    `update campaign_recipients
     set outcome = $3, exclusion = $4, channels = $5, decided_at = $6, currency = $7, counted_until = $8
     where campaign_id = $1 and player_id = $2`,
    [
      recipient.campaignId,
      recipient.playerId,
      decision.outcome,
      isExcluded ? decision.exclusion : null,
      decision.outcome === "SENT" ? decision.channels : [],
      recipient.now,
      isExcluded ? null : decision.currency,
      isExcluded ? null : decision.countedUntil,
    ],
  );
}

/**
 * Counts the messages that all campaigns have sent to a player since the given time. An advisory lock on the
 * player makes concurrent campaigns wait, so that together they never exceed the cap.
 */
export async function countSentSince(tx: Transaction, playerId: string, since: Date): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour campaign player'), hashtext($1))", [
    playerId,
  ]);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from campaign_recipients
     where player_id = $1 and outcome = 'SENT' and decided_at > $2`,
    [playerId, since],
  );
  return row!.count;
}
