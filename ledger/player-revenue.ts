import { type Queryable, revenueKinds } from "./accounts.ts";

/** The revenue from one player, and the postings it is based on. */
export type PlayerRevenue = {
  playerId: string;
  currency: string;
  /** Gross revenue: stakes minus wins. */
  grossMinor: bigint;
  /** Promotional costs for the player: bonuses, rewards, redeemed points. */
  promotionsMinor: bigint;
  /** Net revenue: gross revenue minus promotions. */
  netMinor: bigint;
  postings: number;
  firstNumber: bigint;
  lastNumber: bigint;
};

type Row = {
  player_id: string;
  currency: string;
  gross: string;
  promotions: string;
  postings: number;
  first_number: string;
  last_number: string;
};

/**
 * Computes the revenue from the house's own entries: credits to its revenue accounts from these players' postings,
 * minus debits of its promotions account. Jackpot contributions belong to the players and are not revenue.
 */
export async function readPlayerRevenue(
  db: Queryable,
  { playerIds, from, before }: { playerIds: readonly string[]; from: Date; before: Date },
): Promise<PlayerRevenue[]> {
  const { rows } = await db.query<Row>(
    `select p.player_id, a.currency,
       coalesce(sum(e.amount) filter (where a.kind <> 'promotions'), 0)::text as gross,
       coalesce(-sum(e.amount) filter (where a.kind = 'promotions'), 0)::text as promotions,
       count(distinct p.number)::int as postings,
       min(p.number)::text as first_number, max(p.number)::text as last_number
     from ledger.posting p
     cross join lateral ledger.house_lines(p.number, p.transfers) as e
     join ledger.account a on a.player_id = 'house' and a.id = e.account_id
     where p.player_id = any($1::text[]) and p.posted_at >= $2 and p.posted_at < $3 and p.outcome = 'POSTED'
       and a.currency <> 'PTS'
       and (a.kind = any($4::text[]) or a.kind = 'promotions')
     group by p.player_id, a.currency
     order by p.player_id, a.currency`,
    [playerIds, from, before, revenueKinds],
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    currency: row.currency,
    grossMinor: BigInt(row.gross),
    promotionsMinor: BigInt(row.promotions),
    netMinor: BigInt(row.gross) - BigInt(row.promotions),
    postings: row.postings,
    firstNumber: BigInt(row.first_number),
    lastNumber: BigInt(row.last_number),
  }));
}
