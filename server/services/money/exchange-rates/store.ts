import type { Queryable } from "../../../kit/database.ts";

export type RateRow = { currency: string; worth_usd: number; updated_at: Date };

export async function readRates(db: Queryable): Promise<RateRow[]> {
  return await db.query("select currency, worth_usd, updated_at from exchange_rates order by currency");
}

export async function writeRates(
  db: Queryable,
  rates: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into exchange_rates (currency, worth_usd, updated_at)
     select currency, worth, $3 from unnest($1::text[], $2::float8[]) as told (currency, worth)
     on conflict (currency) do update set worth_usd = excluded.worth_usd, updated_at = excluded.updated_at`,
    [Object.keys(rates), Object.values(rates), now],
  );
}
