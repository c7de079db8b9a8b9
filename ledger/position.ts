import type { Queryable } from "./accounts.ts";

/**
 * The largest difference between servers' clocks that we allow for: a posting may have been made this much later than
 * one with a higher number.
 */
export const clockSlackMs = 3_600_000;

/**
 * Finds a posting number such that all of the player's earlier postings were made before the given time. The binary
 * search takes about fifty reads of one row, however long the history is.
 */
export async function findNumberAt(db: Queryable, playerId: string, time: Date): Promise<bigint> {
  const wantedMs = time.getTime() - clockSlackMs;
  const { rows } = await db.query<{ first: string | null; last: string | null }>(
    `with online as (
       select (select number from ledger.entry where player_id = $1 order by number limit 1) as first,
         (select number from ledger.entry where player_id = $1 order by number desc limit 1) as last
     ), archived as (
       select min(first_number) as first, max(last_number) as last
       from ledger.archived_numbers where player_id = $1
     )
     select least(online.first, archived.first) as first, greatest(online.last, archived.last) as last
     from online cross join archived`,
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
     from (
       select coalesce(
         (select number from ledger.list_archived($1, $2, ledger.archived_before(), 1, false) as number),
         (select number from ledger.entry where player_id = $1 and number >= $2 order by number limit 1)) as number
     ) as e
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
    `with archived as materialized (
       select number from ledger.list_archived($1, $2, $3, $4, false) as number
     ), online as materialized (
       select distinct number from ledger.entry where player_id = $1 and number >= $2 and number < $3
       order by number limit $4 - (select count(*) from archived)
     ), page as materialized (
       select number from archived union all select number from online
     ), moved as (
       -- See the statement in history.ts.
       select account_id, amount from ledger.entry
       where player_id = $1
         and number >= (select min(number) from online) and number <= (select max(number) from online)
       union all
       select account_id, amount from ledger.archived_lines($1, array(select number from archived))
     )
     select (select count(*)::int from page) as postings, (select max(number) from page) as last,
       (select coalesce(sum(amount), 0)::text from moved where account_id not like 'points:%') as amount`,
    [playerId, `${from}`, `${before}`, limit],
  );
  const { amount, last, postings } = rows[0]!;
  return { amountMinor: BigInt(amount), lastNumber: BigInt(last ?? from), postings };
}
