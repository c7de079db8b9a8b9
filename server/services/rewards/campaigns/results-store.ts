import type { CampaignChannel, CampaignExclusion } from "@parlour/contracts/entities/campaign";
import type { Queryable, Transaction } from "../../../kit/database.ts";

/**
 * Locks and returns the number of the last posting read; undefined while another server is reading postings.
 */
export async function lockProgress(tx: Transaction): Promise<bigint | undefined> {
  const [row] = await tx.query<{ number: string }>(
    "select last_number as number from campaign_results_progress for update skip locked",
  );
  return row && BigInt(row.number);
}

export async function setProgress(tx: Transaction, lastNumber: bigint): Promise<void> {
  await tx.query("update campaign_results_progress set last_number = $1", [lastNumber.toString()]);
}

type Counted = { campaignId: string; playerId: string; currency: string; from: Date; until: Date };

/** Lists the campaigns whose results include these players, with each player's result period. */
export async function listCounted(tx: Transaction, playerIds: readonly string[]): Promise<Counted[]> {
  if (playerIds.length === 0) return [];
  return await tx.query<Counted>(
    `select campaign_id as "campaignId", player_id as "playerId", currency, decided_at as from,
       counted_until as until
     from campaign_recipients where player_id = any($1) and counted_until is not null`,
    [playerIds],
  );
}

export type Figures = { deposits: bigint; gross: bigint; promotions: bigint };

export async function addFigures(
  tx: Transaction,
  figures: readonly (Figures & { campaignId: string; playerId: string })[],
): Promise<void> {
  if (figures.length === 0) return;
  const column = (name: keyof Figures) => figures.map((one) => `${one[name]}`);
  await tx.query(
    `update campaign_recipients r set deposits = r.deposits + s.deposits, gross = r.gross + s.gross,
       promotions = r.promotions + s.promotions
     from (select campaign_id, player_id, sum(deposits) as deposits, sum(gross) as gross,
             sum(promotions) as promotions
           from unnest($1::text[], $2::text[], $3::numeric[], $4::numeric[], $5::numeric[])
             as given(campaign_id, player_id, deposits, gross, promotions)
           group by campaign_id, player_id) s
     where r.campaign_id = s.campaign_id and r.player_id = s.player_id`,
    [
      figures.map(({ campaignId }) => campaignId),
      figures.map(({ playerId }) => playerId),
      column("deposits"),
      column("gross"),
      column("promotions"),
    ],
  );
}

export type Counts = { waiting: number; sent: number; control: number; excluded: number };
const noCounts: Counts = { waiting: 0, sent: 0, control: 0, excluded: 0 };

export async function countRecipients(
  db: Queryable,
  campaignIds: readonly string[],
): Promise<(id: string) => Counts> {
  const rows = await db.query<Counts & { id: string }>(
    `select campaign_id as id, count(*) filter (where outcome is null)::int as waiting,
       count(*) filter (where outcome = 'SENT')::int as sent,
       count(*) filter (where outcome = 'CONTROL')::int as control,
       count(*) filter (where outcome = 'EXCLUDED')::int as excluded
     from campaign_recipients where campaign_id = any($1) group by campaign_id`,
    [campaignIds],
  );
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => byId.get(id) ?? noCounts;
}

export async function countExclusions(
  db: Queryable,
  campaignId: string,
): Promise<{ reason: CampaignExclusion; players: number }[]> {
  return await db.query<{ reason: CampaignExclusion; players: number }>(
    `select exclusion as reason, count(*)::int as players from campaign_recipients
     where campaign_id = $1 and outcome = 'EXCLUDED' group by exclusion order by players desc, exclusion`,
    [campaignId],
  );
}

export async function countChannels(
  db: Queryable,
  campaignId: string,
): Promise<Record<CampaignChannel, number>> {
  const rows = await db.query<{ channel: CampaignChannel; players: number }>(
    `select channel, count(*)::int as players from campaign_recipients, unnest(channels) as channel
     where campaign_id = $1 and outcome = 'SENT' group by channel`,
    [campaignId],
  );
  const counts = { ON_SITE: 0, EMAIL: 0, SMS: 0 };
  for (const { channel, players } of rows) counts[channel] = players;
  return counts;
}

export type GroupRow = {
  currency: string;
  isControl: boolean;
  players: number;
  depositors: number;
  deposits: string;
  net: string;
};

export async function readGroups(db: Queryable, campaignId: string): Promise<GroupRow[]> {
  return await db.query<GroupRow>(
    `select currency, is_control as "isControl", count(*)::int as players,
       count(*) filter (where deposits > 0)::int as depositors, sum(deposits)::text as deposits,
       sum(gross - promotions)::text as net
     from campaign_recipients where campaign_id = $1 and counted_until is not null
     group by currency, is_control order by currency`,
    [campaignId],
  );
}
