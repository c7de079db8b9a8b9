import { revenueKinds } from "@parlour/ledger/accounts";
import type { Reader } from "./admission.ts";

/**
 * The part of the house's revenue and promotions that comes from one player's wagers that were open at a given time.
 */
export type OpenRevenue = {
  playerId: string;
  currency: string;
  grossMinor: bigint;
  promotionsMinor: bigint;
};

type Row = { player_id: string; currency: string; gross: string; promotions: string };

/**
 * Computes how much the wagers that were open at a given time had contributed by then. A stake is posted to revenue
 * when it is placed, although its win may have to be paid months later. The answer for a time in the past never
 * changes, because postings are final and a correction keeps the time at which a wager first ended.
 */
export async function readOpenRevenue(
  db: Reader,
  { playerIds, at }: { playerIds: readonly string[]; at: Date },
): Promise<OpenRevenue[]> {
  const rows = await db.query<Row>(
    `select w.player_id, a.currency,
       coalesce(sum(e.amount) filter (where a.kind <> 'promotions'), 0)::text as gross,
       coalesce(-sum(e.amount) filter (where a.kind = 'promotions'), 0)::text as promotions
     from wagering.wager w
     join ledger.posting p on p.player_id = w.player_id and p.reference_kind = w.reference_kind
       and p.reference_id = w.id and p.outcome = 'POSTED' and p.posted_at < $2
     cross join lateral ledger.house_lines(p.number, p.transfers) as e
     join ledger.account a on a.player_id = 'house' and a.id = e.account_id
     where w.player_id = any($1::text[]) and w.started_at < $2 and (w.ended_at is null or w.ended_at >= $2)
       and (a.kind = any($3::text[]) or a.kind = 'promotions')
     group by w.player_id, a.currency`,
    [playerIds, at, revenueKinds],
  );
  return rows.map((row) => ({
    playerId: row.player_id,
    currency: row.currency,
    grossMinor: BigInt(row.gross),
    promotionsMinor: BigInt(row.promotions),
  }));
}
