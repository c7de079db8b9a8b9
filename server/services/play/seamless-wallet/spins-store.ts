import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { PlayableSpins, SpinsGrant } from "../../../kit/ports/game-wallet.ts";

type SpinsRow = {
  id: string;
  game_id: string;
  currency: string;
  stake: string;
  left: number;
  expires_at: Date;
};

export async function insertSpins(db: Queryable, grant: SpinsGrant, now: Date): Promise<void> {
  await db.query(
    `insert into seamless.spins (player_id, id, game_id, currency, stake, granted, credit, granted_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (player_id, id) do nothing`,
    [
      grant.playerId,
      grant.id,
      grant.gameId,
      grant.currency,
      grant.stakeMinor,
      grant.spins,
      grant.credit,
      now,
      grant.expiresAt,
    ],
  );
}

/** What ends first is played first. */
export async function listPlayableSpins(
  db: Queryable,
  playerId: string,
  now: Date,
): Promise<PlayableSpins[]> {
  const rows = await db.query<SpinsRow>(
    `select id, game_id, currency, stake, granted - used as left, expires_at from seamless.spins
     where player_id = $1 and used < granted and expires_at > $2 order by expires_at, id`,
    [playerId, now],
  );
  return rows.map((row) => ({
    id: row.id,
    gameId: row.game_id,
    currency: row.currency,
    stakeMinor: Number(row.stake),
    left: row.left,
    expiresAt: row.expires_at,
  }));
}

/** Its rounds under way are finished; none is begun any more. */
export async function expireSpins(tx: Transaction, playerId: string, id: string, now: Date): Promise<void> {
  await tx.query(
    "update seamless.spins set expires_at = least(expires_at, $3) where player_id = $1 and id = $2",
    [playerId, id, now],
  );
}

export async function countSpinsLeft(
  tx: Transaction,
  playerId: string,
  id: string,
  now: Date,
): Promise<{ left: number; isPlaying: boolean }> {
  const [row] = await tx.query<{ left: number; isPlaying: boolean }>(
    `select case when expires_at > $3 then granted - used else 0 end as left,
       exists (select from seamless.round r
               where r.player_id = s.player_id and r.spins_id = s.id and r.state = 'OPEN') as "isPlaying"
     from seamless.spins s where player_id = $1 and id = $2`,
    [playerId, id, now],
  );
  return row ?? { left: 0, isPlaying: false };
}
