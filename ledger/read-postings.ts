import type { Queryable } from "./accounts.ts";
import { sumSlices } from "./house-slices.ts";
import { parseTransfers, type Reference, type Transfer } from "./posting.ts";

/** A posting as returned to callers that aggregate postings. */
export type NumberedPosting = {
  number: bigint;
  playerId: string;
  id: string;
  type: string;
  postedAt: Date;
  reference: Reference | null;
  /** The transfers; empty if the posting was refused. */
  transfers: Transfer[];
};

type Row = {
  number: string;
  player_id: string;
  id: string;
  outcome: string;
  type: string;
  posted_at: Date;
  reference_kind: string | null;
  reference_id: string | null;
  transfers: string;
};

/**
 * Reads the postings after the number `after`, in order. Postings that share no account may become visible out of
 * order, by as much as a transaction lasts, so a reader that never goes back must not read the newest ones.
 */
export async function readPostings(
  db: Queryable,
  { after, upTo, limit }: { after: bigint; upTo?: bigint | undefined; limit: number },
): Promise<NumberedPosting[]> {
  const { rows } = await db.query<Row>(
    `select number, player_id, id, outcome, type, posted_at, reference_kind, reference_id, transfers
     from ledger.posting where number > $1 and ($2::bigint is null or number <= $2) order by number limit $3`,
    [after.toString(), upTo?.toString() ?? null, limit],
  );
  return rows.map(toPosting);
}

/** Reads one player's postings after the number `after`, in order, using only that player's entries. */
export async function readPostingsOf(
  db: Queryable,
  { playerId, after, limit }: { playerId: string; after: bigint; limit: number },
): Promise<NumberedPosting[]> {
  const { rows } = await db.query<Row>(
    `select number, player_id, id, outcome, type, posted_at, reference_kind, reference_id, transfers
     from ledger.posting
     where player_id = $1 and number in (
       select distinct number from ledger.entry where player_id = $1 and number > $2 order by number limit $3)
     order by number`,
    [playerId, after.toString(), limit],
  );
  return rows.map(toPosting);
}

function toPosting(row: Row): NumberedPosting {
  return {
    number: BigInt(row.number),
    playerId: row.player_id,
    id: row.id,
    type: row.type,
    postedAt: row.posted_at,
    reference:
      row.reference_kind !== null && row.reference_id !== null
        ? { kind: row.reference_kind, id: row.reference_id }
        : null,
    transfers: row.outcome === "POSTED" ? parseTransfers(row.transfers) : [],
  };
}

/**
 * Reads the balance of each house account just after the posting with the given number, which must not be archived. An
 * account without entries since the last archived month still has its balance at the end of that month.
 */
export async function readHouseBalances(db: Queryable, number: bigint): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ id: string; balance: string | null }>(
    `select a.id, coalesce(e.balance_after, c.balance) as balance from ledger.account a
     left join lateral (
       select balance_after from ledger.entry
       where player_id = 'house' and account_id = a.id and number <= $1
       order by number desc, line desc limit 1
     ) e on true
     left join ledger.carried_balance c on c.player_id = a.player_id and c.account_id = a.id
     where a.player_id = 'house'`,
    [number.toString()],
  );
  return sumSlices(rows);
}
