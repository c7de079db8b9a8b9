import type { Reader } from "./admission.ts";

/** The sum of a player's postings of one type and product that were made before, within or after a period. */
export type Movement = {
  /** Whether the postings were made before, within or after the period. */
  place: "BEFORE" | "WITHIN" | "AFTER";
  type: string;
  /** The vertical; null for a posting that does not belong to a wager. */
  vertical: string | null;
  productId: string | null;
  postings: number;
  /**
   * The number of wagers on which these postings staked money; a win or a later step without a stake does not count.
   */
  bets: number;
  /** Debits and credits as positive amounts, without transfers between the player's own accounts. */
  debitMinor: bigint;
  creditMinor: bigint;
};

export type MovementPage = {
  movements: Movement[];
  /** The posting number from which the next page starts; null at the end of the player's history. */
  next: bigint | null;
  /** The time of the oldest posting on the page. */
  oldest: Date | null;
};

type Row = {
  place: number;
  type: string;
  vertical: string | null;
  product_id: string | null;
  postings: number;
  bets: number;
  debit: string;
  credit: string;
  last: string;
  oldest: Date;
};

/**
 * Adds up at most `limit` of a player's postings, starting at a posting number. It reads only the entries of
 * these postings, by primary key, or the postings themselves if their entries have been archived.
 */
export async function sumMovements(
  db: Reader,
  query: { playerId: string; from: bigint; since: Date; before: Date; limit: number },
): Promise<MovementPage> {
  const rows = await db.query<Row>(
    `with archived as materialized (
       select number from ledger.list_archived($1, $2, ledger.archived_before(), $3, false) as number
     ), online as materialized (
       select distinct number from ledger.entry
       where player_id = $1 and number >= $2 order by number limit $3 - (select count(*) from archived)
     ), page as materialized (
       select number from archived union all select number from online
     ), moved as (
       -- See the statement in ledger/history.ts.
       select number, line, account_id, amount from ledger.entry
       where player_id = $1
         and number >= (select min(number) from online) and number <= (select max(number) from online)
       union all
       select number, line, account_id, amount from ledger.archived_lines($1, array(select number from archived))
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
     select case when p.posted_at < $4 then -1 when p.posted_at < $5 then 0 else 1 end as place,
       p.type, w.vertical, w.product_id, count(*)::int as postings,
       count(distinct p.reference_id) filter (where line.debit > 0)::int as bets,
       sum(line.debit)::text as debit, sum(line.credit)::text as credit,
       max(line.number)::text as last, min(p.posted_at) as oldest
     from line
     join ledger.posting p on p.number = line.number
     left join lateral (
       select vertical, product_id from wagering.wager w
       where w.player_id = $1 and w.id = p.reference_id and w.reference_kind = p.reference_kind limit 1
     ) w on true
     group by 1, 2, 3, 4`,
    [query.playerId, `${query.from}`, query.limit, query.since, query.before],
  );
  const read = rows.reduce((sum, { postings }) => sum + postings, 0);
  const last = rows.reduce((most, row) => (BigInt(row.last) > most ? BigInt(row.last) : most), 0n);
  return {
    movements: rows.map(toMovement),
    next: read < query.limit ? null : last + 1n,
    oldest: rows.reduce<Date | null>(
      (least, row) => (least === null || row.oldest < least ? row.oldest : least),
      null,
    ),
  };
}

const places = ["BEFORE", "WITHIN", "AFTER"] as const;

function toMovement(row: Row): Movement {
  return {
    place: places[row.place + 1]!,
    type: row.type,
    vertical: row.vertical,
    productId: row.product_id,
    postings: row.postings,
    bets: row.bets,
    debitMinor: BigInt(row.debit),
    creditMinor: BigInt(row.credit),
  };
}
