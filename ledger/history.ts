import type { Queryable } from "./accounts.ts";
import { clockSlackMs } from "./position.ts";
import type { Reference } from "./posting.ts";

export type HistoryQuery = {
  playerId: string;
  /** The start of the period, inclusive. */
  from?: Date | undefined;
  /** The end of the period, exclusive. */
  before?: Date | undefined;
  /** Limits the history to postings of these types. */
  types?: readonly string[] | undefined;
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined;
  limit: number;
};

/**
 * A posting that moved money between the player and others. Transfers between the player's own accounts are not
 * listed.
 */
export type HistoryItem = {
  id: string;
  type: string;
  postedAt: Date;
  /** Credits minus debits. The amount is zero for a round that paid back exactly its stake. */
  amountMinor: bigint;
  /** Debits and credits are both positive. */
  debitMinor: bigint;
  creditMinor: bigint;
  currency: string;
  /** The player's total balance after this posting. */
  balanceAfterMinor: bigint;
  reference: Reference | null;
};

export type HistoryPage = { items: HistoryItem[]; nextCursor: string | null };

type Row = {
  number: string;
  id: string;
  type: string;
  posted_at: Date;
  debit: string;
  credit: string;
  reference_kind: string | null;
  reference_id: string | null;
};

/** A position in the history: the posting number, and the player's total before that posting. */
type Position = { beforeNumber: string; totalMinor: bigint };

/**
 * Reads the postings before a number, newest first, with the player's debits and credits. It reads only the rows it
 * returns, through the primary key of the entries, so that a page costs the same however long the history is. Where
 * entries are archived, it reads the postings instead.
 */
const statement = `
  with online as materialized (
    select distinct number from ledger.entry
    where player_id = $1 and number < $2
    order by number desc limit $3
  ), page as materialized (
    select number from online
    union all
    select number from ledger.list_archived($1, 0, $2, $3 - (select count(*) from online), true) as number
  ), moved as (
    -- The page has all of the player's numbers between its first and its last, so this is a join. PostgreSQL leaves the
    -- months out that the limits exclude; for a join, it might read the player's entries of all months.
    select number, line, account_id, amount from ledger.entry
    where player_id = $1 and number >= (select min(number) from online) and number <= (select max(number) from online)
    union all
    select number, line, account_id, amount from ledger.archived_lines($1, array(select number from page))
  ), side as materialized (
    -- The two sides of a transfer are lines 2n and 2n + 1. If both belong to the player, the transfer is between the
    -- player's own accounts.
    select e.number, e.amount, count(*) over (partition by e.number, e.line / 2) as sides
    from moved e
    where e.account_id not like 'points:%'
  ), line as materialized (
    select page.number, coalesce(-sum(s.amount) filter (where s.amount < 0 and s.sides = 1), 0) as debit,
      coalesce(sum(s.amount) filter (where s.amount > 0 and s.sides = 1), 0) as credit
    from page left join side s on s.number = page.number
    group by page.number
  )
  select line.number, line.debit, line.credit, p.id, p.type, p.posted_at, p.reference_kind, p.reference_id
  from line join ledger.posting p on p.number = line.number
  order by line.number desc`;

const walletStatement = `
  select sum(balance) as total, min(currency) as currency,
    coalesce((select max(number) from ledger.entry where player_id = $1),
      (select max(last_number) from ledger.archived_numbers where player_id = $1)) as number
  from ledger.account where player_id = $1 and kind <> 'points'`;

/** Filters may skip many postings, so each further read fetches more rows, up to a limit. */
const firstRead = 100;
const largestRead = 10_000;

/**
 * Lists the newest postings first. The total after each line is computed backwards from the current balance, or from
 * the total in the cursor. An invalid cursor returns the first page.
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
        totalMinor: position.totalMinor - amountOf(line),
      };
      if (isWanted(line, query)) found.push({ item: toItem(line, wallet.currency, position), after });
      position = after;
      // We read one row more than requested, to find out whether there is another page.
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

function amountOf({ credit, debit }: Row): bigint {
  return BigInt(credit) - BigInt(debit);
}

function isWanted({ credit, debit, posted_at, type }: Row, query: HistoryQuery): boolean {
  return (
    (credit !== "0" || debit !== "0") &&
    (query.from === undefined || posted_at >= query.from) &&
    (query.before === undefined || posted_at < query.before) &&
    (query.types?.includes(type) ?? true)
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
    amountMinor: amountOf(row),
    debitMinor: BigInt(row.debit),
    creditMinor: BigInt(row.credit),
    currency,
    balanceAfterMinor: totalMinor,
    reference:
      row.reference_kind !== null && row.reference_id !== null
        ? { kind: row.reference_kind, id: row.reference_id }
        : null,
  };
}
