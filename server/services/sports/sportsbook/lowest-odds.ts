import type { Queryable } from "../../../kit/database.ts";

/** Selections store decimal odds in thousandths. */
const thousandths = 1_000;

/**
 * Returns the lowest decimal odds among the selections of each of these bets. Bets that were cashed out, even in part,
 * are left out.
 */
export async function readLowestOdds(
  db: Queryable,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  // A bet that is just being cashed out still has its earlier status, so the running operation is checked too.
  const rows = await db.query<{ id: string; price: number }>(
    `select b.id, min(s.price) as price from sports.bet b join sports.selection s on s.bet_id = b.id
     where b.id = any($1) and b.cashed_out = 0 and b.status <> 'CASHED_OUT'
       and coalesce(b.operation ->> 'kind', '') <> 'cashOut'
     group by b.id`,
    [betIds],
  );
  return new Map(rows.map(({ id, price }) => [id, price / thousandths]));
}
