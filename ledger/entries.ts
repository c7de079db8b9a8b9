import type { Queryable } from "./accounts.ts";
import { parseTransfers, type Reference, type Transfer } from "./posting.ts";

/** One side of a transfer with the details of its posting, for views that list every movement. */
export type EntryItem = {
  number: string;
  line: number;
  accountId: string;
  amountMinor: bigint;
  balanceBeforeMinor: bigint;
  balanceAfterMinor: bigint;
  postingId: string;
  type: string;
  postedAt: Date;
  reference: Reference | null;
};

export type EntryQuery = {
  playerId: string;
  accountId?: string | undefined;
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined;
  limit: number;
};

type EntryRow = PostingRow & {
  line: number;
  account_id: string;
  amount: string;
  balance_before: string;
  balance_after: string;
};

type PostingRow = {
  number: string;
  posting_id: string;
  type: string;
  posted_at: Date;
  reference_kind: string | null;
  reference_id: string | null;
};

export type EntryPage = {
  items: EntryItem[];
  nextCursor: string | null;
  /** Whether this is the last page and the player's earlier entries have been archived. */
  hasArchived: boolean;
};

/** Lists the newest entries first, back to the oldest month online. An invalid cursor returns the first page. */
export async function readEntries(
  db: Queryable,
  { playerId, accountId, cursor, limit }: EntryQuery,
): Promise<EntryPage> {
  const [number, line] = /^(\d{1,18})\.(\d{1,5})$/.exec(cursor ?? "")?.slice(1) ?? [null, null];
  const { rows } = await db.query<EntryRow>(
    `select e.number, e.line, e.account_id, e.amount, e.balance_before, e.balance_after,
       p.id as posting_id, p.type, p.posted_at, p.reference_kind, p.reference_id
     from (
       select * from ledger.entry
       where player_id = $1 and ($2::text is null or account_id = $2)
         and ($3::bigint is null or (number, line) < ($3::bigint, $4::int))
       order by number desc, line desc limit $5
     ) as e
     join ledger.posting p on p.number = e.number
     order by e.number desc, e.line desc`,
    // We read one row more than requested, to find out whether there is another page.
    [playerId, accountId ?? null, number, line, limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? `${last.number}.${last.line}` : null;
  const hasArchived = nextCursor === null && (await isArchived(db, playerId));
  return { items: page.map(toItem), nextCursor, hasArchived };
}

async function isArchived(db: Queryable, playerId: string): Promise<boolean> {
  const { rows } = await db.query("select from ledger.archived_numbers where player_id = $1 limit 1", [
    playerId,
  ]);
  return rows.length > 0;
}

export type AccountItem = { id: string; currency: string; balanceMinor: bigint; openedAt: Date };

export async function readAccounts(db: Queryable, playerId: string): Promise<AccountItem[]> {
  const { rows } = await db.query<{ id: string; currency: string; balance: string; opened_at: Date }>(
    "select id, currency, balance, opened_at from ledger.account where player_id = $1 order by id",
    [playerId],
  );
  return rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    balanceMinor: BigInt(row.balance),
    openedAt: row.opened_at,
  }));
}

export type PostingItem = {
  number: string;
  id: string;
  playerId: string;
  outcome: string;
  type: string;
  postedAt: Date;
  reference: Reference | null;
  reverses: string | null;
  transfers: Transfer[];
};

export async function findPostingByNumber(db: Queryable, number: string): Promise<PostingItem | undefined> {
  const { rows } = await db.query<
    PostingRow & { player_id: string; outcome: string; reverses: string | null; transfers: string }
  >(
    `select number, id as posting_id, player_id, outcome, type, posted_at, reference_kind, reference_id, reverses,
       transfers
     from ledger.posting where number = $1`,
    [number],
  );
  const row = rows[0];
  return (
    row && {
      number: row.number,
      id: row.posting_id,
      playerId: row.player_id,
      outcome: row.outcome,
      type: row.type,
      postedAt: row.posted_at,
      reference: referenceOf(row),
      reverses: row.reverses,
      transfers: parseTransfers(row.transfers),
    }
  );
}

function toItem(row: EntryRow): EntryItem {
  return {
    number: row.number,
    line: row.line,
    accountId: row.account_id,
    amountMinor: BigInt(row.amount),
    balanceBeforeMinor: BigInt(row.balance_before),
    balanceAfterMinor: BigInt(row.balance_after),
    postingId: row.posting_id,
    type: row.type,
    postedAt: row.posted_at,
    reference: referenceOf(row),
  };
}

function referenceOf({ reference_kind, reference_id }: PostingRow): Reference | null {
  return reference_kind !== null && reference_id !== null ? { kind: reference_kind, id: reference_id } : null;
}
