import type { Queryable } from "@parlour/server/kit/database";

export type Mute = { playerId: string; mutedAt: Date; mutedUntil: Date; mutedBy: string; reason: string };

const columns = `player_id as "playerId", muted_at as "mutedAt", muted_until as "mutedUntil", muted_by as "mutedBy",
  reason`;

export async function findMute(db: Queryable, playerId: string, now: Date): Promise<Mute | undefined> {
  const rows = await db.query<Mute>(
    `select ${columns} from table_chat_mutes where player_id = $1 and muted_until > $2`,
    [playerId, now],
  );
  return rows[0];
}

/** Lists mutes that have not ended, newest first, starting after that of the given player. */
export async function listMutes(
  db: Queryable,
  now: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Mute[]> {
  return await db.query<Mute>(
    `select ${columns} from table_chat_mutes
     where muted_until > $1
       and ($2::text is null
         or (muted_at, player_id)
           < (select muted_at, player_id from table_chat_mutes last where last.player_id = $2))
     order by muted_at desc, player_id desc limit $3`,
    [now, after ?? null, limit],
  );
}

export async function saveMute(db: Queryable, mute: Mute): Promise<void> {
  await db.query(
    `insert into table_chat_mutes (player_id, muted_at, muted_until, muted_by, reason) values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update set muted_at = excluded.muted_at, muted_until = excluded.muted_until,
       muted_by = excluded.muted_by, reason = excluded.reason`,
    [mute.playerId, mute.mutedAt, mute.mutedUntil, mute.mutedBy, mute.reason],
  );
}

export async function deleteMute(db: Queryable, playerId: string): Promise<void> {
  await db.query("delete from table_chat_mutes where player_id = $1", [playerId]);
}

export async function deleteEndedMutes(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from table_chat_mutes where muted_until <= $1", [now]);
}

/** The maximum number of hidden players per player, because every message is filtered by this list. */
const mostHidden = 200;

export async function listHidden(db: Queryable, playerId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select hidden_player_id as id from table_chat_hidden_players where player_id = $1
     order by hidden_at desc limit ${mostHidden}`,
    [playerId],
  );
  return rows.map(({ id }) => id);
}

export async function hidePlayer(
  db: Queryable,
  { playerId, hiddenId, at }: { playerId: string; hiddenId: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into table_chat_hidden_players (player_id, hidden_player_id, hidden_at) values ($1, $2, $3)
     on conflict do nothing`,
    [playerId, hiddenId, at],
  );
}

export async function showAllPlayers(db: Queryable, playerId: string): Promise<void> {
  await db.query("delete from table_chat_hidden_players where player_id = $1", [playerId]);
}
