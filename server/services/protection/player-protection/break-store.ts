import { type Break, breakState } from "@parlour/rules/protection-breaks";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = {
  kind: Break["kind"];
  scope: Break["scope"];
  since: Date;
  until: Date | null;
  return_asked_at: Date | null;
};

export async function listBreaksOf(db: Queryable, playerId: string): Promise<Break[]> {
  return (await listBreaksOfMany(db, [playerId])).map(({ playerId: _, ...one }) => one);
}

export async function listBreaksOfMany(
  db: Queryable,
  playerIds: readonly string[],
): Promise<(Break & { playerId: string })[]> {
  const rows = await db.query<Row & { playerId: string }>(
    `select player_id as "playerId", kind, scope, since, until, return_asked_at from protection_breaks
     where player_id = any($1::text[])`,
    [playerIds],
  );
  return rows.map(({ return_asked_at, ...row }) => ({ ...row, returnAskedAt: return_asked_at }));
}

/** Returns which of the given players have self-excluded from the whole account and have not returned. */
export async function listSelfExcluded(
  db: Queryable,
  playerIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db.query<Row & { player_id: string }>(
    `select player_id, kind, scope, since, until, return_asked_at from protection_breaks
     where player_id = any($1::text[]) and scope = 'ALL' and kind = 'SELF_EXCLUSION'`,
    [playerIds],
  );
  return rows
    .filter(
      ({ return_asked_at, ...row }) => breakState({ ...row, returnAskedAt: return_asked_at }, now) !== "OVER",
    )
    .map((row) => row.player_id);
}

export async function writeBreak(tx: Transaction, playerId: string, one: Break): Promise<void> {
  await tx.query(
    `insert into protection_breaks (player_id, scope, kind, since, until, return_asked_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, scope) do update set kind = excluded.kind, since = excluded.since,
       until = excluded.until, return_asked_at = excluded.return_asked_at`,
    [playerId, one.scope, one.kind, one.since, one.until, one.returnAskedAt],
  );
}
