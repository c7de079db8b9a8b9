import type { Queryable } from "./accounts.ts";

/**
 * The largest difference between servers' clocks that we allow for: a posting may have been made this much later than
 * one with a higher number.
 */
export const clockSlackMs = 3_600_000;

/**
 * Finds a posting number such that all of the player's earlier postings were made before the given time. The binary
 * search takes about thirty reads of one row, however long the history is.
 */
export async function findNumberAt(db: Queryable, playerId: string, time: Date): Promise<bigint> {
  const wantedMs = time.getTime() - clockSlackMs;
  const { rows } = await db.query<{ first: string | null; last: string | null }>(
    `select (select number from ledger.entry where player_id = $1 order by number limit 1) as first,
       (select number from ledger.entry where player_id = $1 order by number desc limit 1) as last`,
    [playerId],
  );
  const { first = null, last = null } = rows[0] ?? {};
  if (first === null || last === null) return 0n;
  let [low, high] = [BigInt(first), BigInt(last) + 1n];
  while (low < high) {
    const middle = (low + high) / 2n;
    const found = await readFrom(db, playerId, middle);
    if (found === undefined || found.postedAt.getTime() >= wantedMs) high = middle;
    else low = found.number + 1n;
  }
  return low;
}

async function readFrom(db: Queryable, playerId: string, number: bigint) {
  const { rows } = await db.query<{ number: string; posted_at: Date }>(
    `select e.number, p.posted_at
     from (select number from ledger.entry where player_id = $1 and number >= $2 order by number limit 1) as e
     join ledger.posting p on p.number = e.number`,
    [playerId, `${number}`],
  );
  const row = rows[0];
  return row && { number: BigInt(row.number), postedAt: row.posted_at };
}

/**
 * The change in a wallet's total over part of the player's history, and the number of the last posting in that part.
 */
export type TotalChange = { amountMinor: bigint; lastNumber: bigint; postings: number };

/**
 * Sums the changes to the player's total over at most `limit` postings, from one number up to, but not including,
 * another.
 */
export async function sumTotalChange(
  db: Queryable,
  { playerId, from, before, limit }: { playerId: string; from: bigint; before: bigint; limit: number },
): Promise<TotalChange> {
  const { rows } = await db.query<{ amount: string; last: string | null; postings: number }>(
    `with page as materialized (
       select distinct number from ledger.entry
       where player_id = $1 and number >= $2 and number < $3 order by number limit $4
     )
     select (select count(*)::int from page) as postings, (select max(number) from page) as last,
       (select coalesce(sum(e.amount), 0)::text from page
        join ledger.entry e on e.player_id = $1 and e.number = page.number
        where e.account_id not like 'points:%') as amount`,
    [playerId, `${from}`, `${before}`, limit],
  );
  const { amount, last, postings } = rows[0]!;
  return { amountMinor: BigInt(amount), lastNumber: BigInt(last ?? from), postings };
}
