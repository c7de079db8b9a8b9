import type { Queryable, Transaction } from "../../../kit/database.ts";

export type GrantRow = {
  id: string;
  offer_id: string;
  /** The version of the offer that was decided on; null for grants that were stored without it. */
  offer_version: number | null;
  tiers: string[] | null;
  reason: string;
  operator: string;
  created_at: Date;
  cancelled_at: Date | null;
  players: number;
  granted: number;
  refused: number;
};

type NewGrant = Pick<
  GrantRow,
  "id" | "offer_id" | "offer_version" | "tiers" | "reason" | "operator" | "created_at"
>;

const counted = `select g.*, count(p.player_id)::int as players,
    count(*) filter (where p.granted)::int as granted, count(*) filter (where not p.granted)::int as refused
  from bonus_grants g left join bonus_grant_players p on p.grant_id = g.id`;

/** Inserts a grant and returns whether it is new. */
export async function insertGrant(tx: Transaction, grant: NewGrant): Promise<boolean> {
  const rows = await tx.query(
    `insert into bonus_grants (id, offer_id, offer_version, tiers, reason, operator, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [
      grant.id,
      grant.offer_id,
      grant.offer_version,
      grant.tiers,
      grant.reason,
      grant.operator,
      grant.created_at,
    ],
  );
  return rows.length > 0;
}

export async function addGrantPlayers(
  db: Queryable,
  grantId: string,
  playerIds: readonly string[],
): Promise<void> {
  await db.query(
    `insert into bonus_grant_players (grant_id, player_id) select $1, unnest($2::text[]) on conflict do nothing`,
    [grantId, playerIds],
  );
}

export async function findGrant(db: Queryable, id: string): Promise<GrantRow | undefined> {
  const [row] = await db.query<GrantRow>(`${counted} where g.id = $1 group by g.id`, [id]);
  return row;
}

/** Lists grants, newest first, starting after the given one. */
export async function listGrantRows(
  db: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<GrantRow[]> {
  return await db.query<GrantRow>(
    `${counted}
      where $1::text is null
         or (g.created_at, g.id) < (select created_at, id from bonus_grants last where last.id = $1)
      group by g.id order by g.created_at desc, g.id desc limit $2`,
    [after ?? null, limit],
  );
}

export async function cancelGrant(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.query("update bonus_grants set cancelled_at = coalesce(cancelled_at, $2) where id = $1", [
    id,
    now,
  ]);
}

/** Lists players for whom the grant has not been attempted. */
export async function listUntried(db: Queryable, grantId: string, after: string): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id from bonus_grant_players where grant_id = $1 and granted is null and player_id > $2
     order by player_id limit 200`,
    [grantId, after],
  );
  return rows.map(({ player_id }) => player_id);
}

export async function markTried(
  db: Queryable,
  grantId: string,
  playerId: string,
  granted: boolean,
): Promise<void> {
  await db.query("update bonus_grant_players set granted = $3 where grant_id = $1 and player_id = $2", [
    grantId,
    playerId,
    granted,
  ]);
}
