import type { Queryable } from "./accounts.ts";

/** What the house kept of one player's money, and the postings that say so. */
export type PlayerRevenue = {
  playerId: string;
  currency: string;
  /** Stakes less wins. */
  grossMinor: bigint;
  /** What the house gave away to the player: bonuses, rewards, redeemed points. */
  promotionsMinor: bigint;
  /** Gross less promotions. */
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
 * Read from the house's own entries: money that came to its revenue accounts out of these players' postings, less
 * what left its promotions. Shares of jackpots go to a pool that belongs to the players, so they are no revenue.
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
     join ledger.entry e on e.player_id = 'house' and e.number = p.number
     join ledger.account a on a.player_id = 'house' and a.id = e.account_id
     where p.player_id = any($1::text[]) and p.posted_at >= $2 and p.posted_at < $3 and p.outcome = 'POSTED'
       and a.currency <> 'PTS'
       and a.kind in ('revenueCasino', 'revenueHorses', 'revenuePoker', 'revenueSports', 'promotions')
     group by p.player_id, a.currency
     order by p.player_id, a.currency`,
    [playerIds, from, before],
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
