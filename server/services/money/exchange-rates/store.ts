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
     select currency, worth, $3 from unnest($1::text[], $2::float8[]) as given (currency, worth)
     on conflict (currency) do update set worth_usd = excluded.worth_usd, updated_at = excluded.updated_at`,
    [Object.keys(rates), Object.values(rates), now],
  );
  await db.query(
    `insert into exchange_rate_days (currency, day, worth_usd)
     select currency, ($3::timestamptz at time zone 'UTC')::date, worth
     from unnest($1::text[], $2::float8[]) as given (currency, worth)
     on conflict (currency, day) do update set worth_usd = excluded.worth_usd`,
    [Object.keys(rates), Object.values(rates), now],
  );
}

/**
 * Reads the rates of a period of UTC days and, for each currency, the last rate before it and the first rate after it.
 */
export async function readRateDays(
  db: Queryable,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; currency: string; worthUsd: number }[]> {
  const columns = `to_char(r.day, 'YYYY-MM-DD') as day, r.currency, r.worth_usd as "worthUsd"`;
  const beside = (condition: string, direction: string) =>
    `select ${columns} from exchange_rates c cross join lateral (
       select * from exchange_rate_days d where d.currency = c.currency and d.day ${condition}
       order by d.day ${direction} limit 1) r`;
  return await db.query(
    `select ${columns} from exchange_rate_days r where r.day between $1 and $2
     union all ${beside("< $1", "desc")} union all ${beside("> $2", "asc")}`,
    [from, to],
  );
}
