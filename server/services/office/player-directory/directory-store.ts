import type { Queryable, Transaction } from "../../../kit/database.ts";

export type Progress = {
  joined: { at: string; id: string };
  seenUntil: Date | null;
  lastNumber: bigint;
};

/**
 * Locks and returns the directory's progress, which says how far it has been updated. Returns undefined while
 * another server is updating the directory.
 */
export async function lockProgress(tx: Transaction): Promise<Progress | undefined> {
  const [row] = await tx.query<{ joined: string; joinedId: string; seen: Date | null; number: string }>(
    `select joined_until::text as joined, joined_id as "joinedId", nullif(seen_until, '-infinity') as seen,
       last_number as number
     from player_directory_progress for update skip locked`,
  );
  return (
    row && {
      joined: { at: row.joined, id: row.joinedId },
      seenUntil: row.seen,
      lastNumber: BigInt(row.number),
    }
  );
}

/** Stores the sign-up time up to which new players have been read, or `settledBefore` if that is earlier. */
export async function setJoined(
  tx: Transaction,
  last: { at: string; id: string },
  settledBefore: Date,
): Promise<void> {
  await tx.query(
    `update player_directory_progress set joined_until = least($1::timestamptz, $3),
       joined_id = case when $1::timestamptz <= $3 then $2 else '' end`,
    [last.at, last.id, settledBefore],
  );
}

export async function setProgress(
  tx: Transaction,
  { seenUntil, lastNumber }: Partial<Omit<Progress, "joined">>,
): Promise<void> {
  await tx.query(
    `update player_directory_progress
     set seen_until = coalesce($1, seen_until), last_number = coalesce($2, last_number)`,
    [seenUntil ?? null, lastNumber?.toString() ?? null],
  );
}

type DirectoryRow = {
  playerId: string;
  joinedAt: string;
  status: string;
  country: string;
  currency: string;
  verification: string;
  tier: string;
  brandId: string;
};

export async function putRows(db: Queryable, rows: readonly DirectoryRow[]): Promise<void> {
  await db.query(
    `insert into player_directory as known
       (player_id, joined_at, status, country, currency, verification, tier, brand_id, last_seen_at)
     select given.*, (select max(last_seen_at) from sessions s where s.player_id = given.player_id)
     from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
                 $8::text[])
       as given(player_id, joined_at, status, country, currency, verification, tier, brand_id)
     order by given.player_id
     on conflict (player_id) do update set status = excluded.status, country = excluded.country,
       currency = excluded.currency, verification = excluded.verification, tier = excluded.tier,
       last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at)`,
    [
      rows.map(({ playerId }) => playerId),
      rows.map(({ joinedAt }) => joinedAt),
      rows.map(({ status }) => status),
      rows.map(({ country }) => country),
      rows.map(({ currency }) => currency),
      rows.map(({ verification }) => verification),
      rows.map(({ tier }) => tier),
      rows.map(({ brandId }) => brandId),
    ],
  );
}

/**
 * Updates the last-seen times from open sessions that were used since the given time. Sessions that have
 * ended since then are not read.
 */
export async function addSeen(tx: Transaction, since: Date | null): Promise<void> {
  await tx.query(
    `update player_directory d set last_seen_at = seen.at
     from (select player_id, max(last_seen_at) as at from sessions
           where ended_at is null and ($1::timestamptz is null or last_seen_at > $1) group by player_id) as seen
     where d.player_id = seen.player_id and (d.last_seen_at is null or d.last_seen_at < seen.at)`,
    [since],
  );
}

/** Sets when players were last seen, for visits whose sessions have already ended. */
export async function setSeen(
  db: Queryable,
  players: readonly { playerId: string; lastSeenAt: Date | null }[],
): Promise<void> {
  await db.query(
    `update player_directory d set last_seen_at = seen.at
     from unnest($1::text[], $2::timestamptz[]) as seen(player_id, at)
     where d.player_id = seen.player_id and (d.last_seen_at is null or d.last_seen_at < seen.at)`,
    [players.map(({ playerId }) => playerId), players.map(({ lastSeenAt }) => lastSeenAt)],
  );
}
