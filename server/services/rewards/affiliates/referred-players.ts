import type { Queryable } from "../../../kit/database.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { ReferredPlayer, ReportPeriod } from "../../../kit/ports/report-sources.ts";

type Row = { playerId: string; affiliateId: string; owner: string };

/** Lists the players who joined in a period (UTC) through an affiliate. */
export async function readReferredPlayers(
  { db, players }: { db: Queryable; players: Pick<Players, "get"> },
  { from, to }: ReportPeriod,
): Promise<ReferredPlayer[]> {
  const rows = await db.query<Row>(
    `select p.player_id as "playerId", p.affiliate_id as "affiliateId", a.player_id as owner
     from affiliate_players p join affiliates a on a.id = p.affiliate_id
     where p.joined_at >= $1::date::timestamp at time zone 'UTC'
       and p.joined_at < ($2::date + 1)::timestamp at time zone 'UTC'`,
    [from, to],
  );
  const owners = [...new Set(rows.map(({ owner }) => owner))];
  const names = new Map(
    await Promise.all(owners.map(async (id) => [id, (await players.get(id)).nickname] as const)),
  );
  return rows.map(({ playerId, affiliateId, owner }) => ({
    playerId,
    affiliateId,
    affiliateName: names.get(owner)!,
  }));
}
