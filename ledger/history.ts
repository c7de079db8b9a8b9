import type { Queryable } from "./accounts.ts";
import type { Reference } from "./posting.ts";

export type HistoryQuery = {
  playerId: string;
  /** From this moment on. */
  from?: Date | undefined;
  /** Up to, but not including, this moment. */
  before?: Date | undefined;
  type?: string | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
  limit: number;
};

/** A posting that changed what the player owns in all. Moves between a player's own accounts are not listed. */
export type HistoryItem = {
  id: string;
  type: string;
  postedAt: Date;
  /** What came is positive, what went is negative. */
  amountMinor: bigint;
  currency: string;
  /** The player's total after this posting. */
  balanceAfterMinor: bigint;
  reference: Reference | null;
};

export type HistoryPage = { items: HistoryItem[]; nextCursor: string | null };

type Row = {
  number: string;
  id: string;
  type: string;
  posted_at: Date;
  amount: string;
  reference_kind: string | null;
  reference_id: string | null;
};

/** A point of the history: what the player owned in all before the posting of that number. */
type Position = { beforeNumber: string; totalMinor: bigint };

/**
 * The postings before a number, newest first, and what each changed of the player's money in all. It reads only as many
 * as it returns, by the key of the entries: a page costs the same in a short life and in a long one.
 */
const statement = `
  with page as materialized (
    select distinct number from ledger.entry
    where player_id = $1 and number < $2
    order by number desc limit $3
  ), line as materialized (
    select e.number, coalesce(sum(e.amount) filter (where e.account_id not like 'points:%'), 0) as amount
    from page join ledger.entry e on e.player_id = $1 and e.number = page.number
    group by e.number
  )
  select line.number, line.amount, p.id, p.type, p.posted_at, p.reference_kind, p.reference_id
  from line join ledger.posting p on p.number = line.number
  order by line.number desc`;

const walletStatement = `
  select sum(balance) as total, min(currency) as currency,
    (select max(number) from ledger.entry where player_id = $1) as number
  from ledger.account where player_id = $1 and kind <> 'points'`;

/** Filters may skip many postings, so each further read is larger, up to a bound. */
const firstRead = 100;
const largestRead = 10_000;
/** Servers' clocks differ a little: postings this much older than asked for end the search. */
const clockSlackMs = 3_600_000;

/**
 * Newest first. The total after each line is reckoned backwards from the present balance, or from the total that the
 * cursor carries. A cursor in another form reads as the beginning.
 */
export async function readHistory(db: Queryable, query: HistoryQuery): Promise<HistoryPage> {
  const { limit } = query;
  const { rows } = await db.query<{ total: string | null; currency: string; number: string | null }>(
    walletStatement,
    [query.playerId],
  );
  const wallet = rows[0];
  if (!wallet?.total || wallet.number === null) return { items: [], nextCursor: null };
  const newest = { beforeNumber: `${BigInt(wallet.number) + 1n}`, totalMinor: BigInt(wallet.total) };
  let position: Position = parseCursor(query.cursor) ?? newest;
  const found: { item: HistoryItem; after: Position }[] = [];
  for (let size = Math.max(firstRead, limit + 1); ; size = Math.min(size * 4, largestRead)) {
    const { rows: lines } = await db.query<Row>(statement, [query.playerId, position.beforeNumber, size]);
    for (const line of lines) {
      const after: Position = {
        beforeNumber: line.number,
        totalMinor: position.totalMinor - BigInt(line.amount),
      };
      if (isWanted(line, query)) found.push({ item: toItem(line, wallet.currency, position), after });
      position = after;
      // One more than asked tells whether there is another page.
      if (found.length > limit) {
        const { after: last } = found[limit - 1]!;
        const items = found.slice(0, limit).map(({ item }) => item);
        return { items, nextCursor: `${last.beforeNumber}.${last.totalMinor}` };
      }
    }
    const oldest = lines.at(-1)?.posted_at;
    const isOver =
      lines.length < size || (query.from && oldest! < new Date(query.from.getTime() - clockSlackMs));
    if (isOver) return { items: found.map(({ item }) => item), nextCursor: null };
  }
}

function isWanted({ amount, posted_at, type }: Row, query: HistoryQuery): boolean {
  return (
    BigInt(amount) !== 0n &&
    (query.from === undefined || posted_at >= query.from) &&
    (query.before === undefined || posted_at < query.before) &&
    (query.type === undefined || type === query.type)
  );
}

function parseCursor(cursor: string | undefined): Position | undefined {
  const [, beforeNumber, total] = /^(\d{1,18})\.(\d{1,19})$/.exec(cursor ?? "") ?? [];
  if (beforeNumber === undefined || total === undefined) return undefined;
  return { beforeNumber, totalMinor: BigInt(total) };
}

function toItem(row: Row, currency: string, { totalMinor }: Position): HistoryItem {
  return {
    id: row.id,
    type: row.type,
    postedAt: row.posted_at,
    amountMinor: BigInt(row.amount),
    currency,
    balanceAfterMinor: totalMinor,
    reference:
      row.reference_kind !== null && row.reference_id !== null
        ? { kind: row.reference_kind, id: row.reference_id }
        : null,
  };
}
