import type { Queryable, Transaction } from "../../../kit/database.ts";

/** Beyond every number that a round could have. */
const closed = 9_000_000_000_000_000n;

export async function drawsUsed(db: Queryable, playerId: string, key: string): Promise<number> {
  const [row] = await db.query<{ used: string }>(
    "select used from seamless.draw where player_id = $1 and key = $2",
    [playerId, key],
  );
  return Number(row?.used ?? 0);
}

/**
 * Nobody draws from a seed that has been told: rounds under way are waited for, because they hold the player's
 * accounts, and later ones find the seed closed.
 */
export async function closeDraws(tx: Transaction, playerId: string, key: string): Promise<number> {
  await tx.query("select 1 from ledger.account where player_id = $1 order by id for no key update", [
    playerId,
  ]);
  const used = await drawsUsed(tx, playerId, key);
  await tx.query(
    `insert into seamless.draw (player_id, key, used) values ($1, $2, $3)
     on conflict (player_id, key) do update set used = excluded.used`,
    [playerId, key, closed],
  );
  return used;
}

export async function hasOpenRoundOf(tx: Transaction, playerId: string, drawKey: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from seamless.round where player_id = $1 and state = 'OPEN' and draw_key = $2 limit 1",
    [playerId, drawKey],
  );
  return rows.length > 0;
}
