import type { Reader } from "./admission.ts";

/** The numbered draws from a player's seeds. A round claims its draw in the batch that opens the round. */
export type Draws = {
  used(playerId: string, key: string): Promise<number>;
  /**
   * Closes a seed. Once the transaction has committed, no server draws another round from the seed. Returns how many
   * rounds were drawn from this seed.
   */
  close(tx: Reader, playerId: string, key: string): Promise<number>;
  /** Whether a round of this seed is still open. Call it in the transaction of `close`. */
  hasOpenRound(tx: Reader, playerId: string, key: string): Promise<boolean>;
};

/** The draw number that marks a seed as closed. It is higher than any real draw number. */
const closed = 9_000_000_000_000_000n;

export function createDraws(db: Reader): Draws {
  return {
    used: (playerId, key) => readUsed(db, playerId, key),
    async close(tx, playerId, key) {
      // The rounds in progress hold the locks on the player's accounts, so this statement waits for them; later rounds
      // find the seed closed.
      await tx.query("select ledger.lock_wallets(array[$1], array[null], '{}')", [playerId]);
      const used = await readUsed(tx, playerId, key);
      await tx.query(
        `insert into wagering.draw (player_id, key, used) values ($1, $2, $3)
         on conflict (player_id, key) do update set used = excluded.used`,
        [playerId, key, closed],
      );
      return used;
    },
    async hasOpenRound(tx, playerId, key) {
      const rows = await tx.query(
        "select 1 from wagering.wager where player_id = $1 and state = 'OPEN' and draw_key = $2 limit 1",
        [playerId, key],
      );
      return rows.length > 0;
    },
  };
}

async function readUsed(db: Reader, playerId: string, key: string): Promise<number> {
  const [row] = await db.query<{ used: string }>(
    "select used from wagering.draw where player_id = $1 and key = $2",
    [playerId, key],
  );
  return Number(row?.used ?? 0);
}
