import type { Queryable } from "../../../kit/database.ts";

export type LoginOutcome = "SUCCESS" | "FAILURE";

export type LoginRecord = {
  id: string;
  createdAt: Date;
  outcome: LoginOutcome;
  country: string | null;
  device: string;
};

/**
 * Stores a login. Without a player nothing is stored, but the same statement runs, so that response times don't reveal
 * whether the account exists.
 */
export async function insertLoginRecord(
  db: Queryable,
  playerId: string | undefined,
  record: LoginRecord,
): Promise<void> {
  await db.query(
    `insert into login_records (player_id, id, created_at, outcome, country, device)
     select $1, $2, $3, $4, $5, $6 where $1::text is not null`,
    [playerId ?? null, record.id, record.createdAt, record.outcome, record.country, record.device],
  );
}

/** Lists a player's logins and failed attempts, newest first, starting after the given one. */
export async function listLoginRecords(
  db: Queryable,
  playerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<LoginRecord[]> {
  return await db.query<LoginRecord>(
    `select id, created_at as "createdAt", outcome, country, device from login_records
     where player_id = $1
       and ($2::text is null
         or (created_at, id)
           < (select created_at, id from login_records last where last.player_id = $1 and last.id = $2))
     order by login_records.created_at desc, id desc limit $3`,
    [playerId, after ?? null, limit],
  );
}

/** Returns the country of the player's last login. */
export async function findLastCountry(db: Queryable, playerId: string): Promise<string | null> {
  const [row] = await db.query<{ country: string | null }>(
    `select country from login_records where player_id = $1 and outcome = 'SUCCESS' and country is not null
     order by created_at desc, id desc limit 1`,
    [playerId],
  );
  return row?.country ?? null;
}
