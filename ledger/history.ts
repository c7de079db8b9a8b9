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
  currency: string;
  balance_after: string;
  reference_kind: string | null;
  reference_id: string | null;
};

/** Reckons backwards from the present balance, so that every line agrees with what the player sees now. */
const statement = `
  with wallet as materialized (
    select id, currency, balance from ledger.account
    where player_id = $1 and kind <> 'points'
  ), line as (
    select number, sum(amount) as amount
    from ledger.entry
    where player_id = $1 and account_id in (select id from wallet)
    group by number
  ), running as (
    select number, amount, (select sum(balance) from wallet)
      - coalesce(sum(amount) over (order by number desc rows between unbounded preceding and 1 preceding), 0)
      as balance_after
    from line
  )
  select r.number, p.id, p.type, p.posted_at, r.amount, (select currency from wallet limit 1) as currency,
    r.balance_after, p.reference_kind, p.reference_id
  from running r
  join ledger.posting p on p.number = r.number
  where r.amount <> 0
    and ($2::bigint is null or r.number < $2)
    and ($3::timestamptz is null or p.posted_at >= $3)
    and ($4::timestamptz is null or p.posted_at < $4)
    and ($5::text is null or p.type = $5)
  order by r.number desc
  limit $6`;

/** Newest first. A cursor that we did not make reads as the beginning. */
export async function readHistory(db: Queryable, query: HistoryQuery): Promise<HistoryPage> {
  const { rows } = await db.query<Row>(statement, [
    query.playerId,
    parseCursor(query.cursor),
    query.from ?? null,
    query.before ?? null,
    query.type ?? null,
    // One more than asked tells whether there is another page.
    query.limit + 1,
  ]);
  const page = rows.slice(0, query.limit);
  return {
    items: page.map(toItem),
    nextCursor: rows.length > query.limit ? (page.at(-1)?.number ?? null) : null,
  };
}

function parseCursor(cursor: string | undefined): string | null {
  return cursor !== undefined && /^\d{1,18}$/.test(cursor) ? cursor : null;
}

function toItem(row: Row): HistoryItem {
  return {
    id: row.id,
    type: row.type,
    postedAt: row.posted_at,
    amountMinor: BigInt(row.amount),
    currency: row.currency,
    balanceAfterMinor: BigInt(row.balance_after),
    reference:
      row.reference_kind !== null && row.reference_id !== null
        ? { kind: row.reference_kind, id: row.reference_id }
        : null,
  };
}
