import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { ReportPeriod } from "../../../kit/ports/report-sources.ts";
import type { Flow, GameDay } from "./flow.ts";

export type Progress = { lastNumber: bigint; gatheredAt: Date | null };
export type Period = ReportPeriod;

export async function readProgress(db: Queryable): Promise<Progress> {
  const [row] = await db.query<{ last_number: string; gathered_at: Date | null }>(
    "select last_number, gathered_at from report_progress",
  );
  return { lastNumber: BigInt(row!.last_number), gatheredAt: row!.gathered_at };
}

/**
 * Locks and returns the number of the last aggregated posting; undefined while another server is aggregating.
 */
export async function lockProgress(tx: Transaction): Promise<bigint | undefined> {
  const [row] = await tx.query<{ last_number: string }>(
    "select last_number from report_progress for update skip locked",
  );
  return row && BigInt(row.last_number);
}

export async function updateProgress(tx: Transaction, lastNumber: bigint, now: Date): Promise<void> {
  await tx.query("update report_progress set last_number = $1, gathered_at = $2", [
    lastNumber.toString(),
    now,
  ]);
}

export async function addFlows(tx: Transaction, flows: readonly Flow[]): Promise<void> {
  await tx.query(
    `insert into report_flows as known (day, currency, type, giver, taker, game_id, amount, transfers, brand_id)
     select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::numeric[],
                          $8::bigint[], $9::text[])
     on conflict (day, currency, type, giver, taker, game_id, brand_id) do update
       set amount = known.amount + excluded.amount, transfers = known.transfers + excluded.transfers`,
    [
      flows.map(({ day }) => day),
      flows.map(({ currency }) => currency),
      flows.map(({ type }) => type),
      flows.map(({ source }) => source),
      flows.map(({ destination }) => destination),
      flows.map(({ gameId }) => gameId),
      flows.map(({ amountMinor }) => amountMinor.toString()),
      flows.map(({ transfers }) => transfers),
      flows.map(({ brandId }) => brandId),
    ],
  );
}

/**
 * Counts the transfers of each currency from totals by day, because counting the flows of all years for each report
 * would take too long.
 */
export async function addCurrencies(tx: Transaction, flows: readonly Flow[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { currency, transfers } of flows) counts.set(currency, (counts.get(currency) ?? 0) + transfers);
  await tx.query(
    `insert into report_currencies as known (currency, transfers)
     select * from unnest($1::text[], $2::bigint[])
     on conflict (currency) do update set transfers = known.transfers + excluded.transfers`,
    [[...counts.keys()], [...counts.values()]],
  );
}

export async function addGameDays(tx: Transaction, days: readonly GameDay[]): Promise<void> {
  await tx.query(
    `insert into report_games as known
       (day, currency, game_id, bets, stake, win, stake_squares, win_squares, stake_wins, brand_id)
     select * from unnest($1::date[], $2::text[], $3::text[], $4::bigint[], $5::numeric[], $6::numeric[],
                          $7::numeric[], $8::numeric[], $9::numeric[], $10::text[])
     on conflict (day, currency, game_id, brand_id) do update set
       bets = known.bets + excluded.bets, stake = known.stake + excluded.stake, win = known.win + excluded.win,
       stake_squares = known.stake_squares + excluded.stake_squares,
       win_squares = known.win_squares + excluded.win_squares,
       stake_wins = known.stake_wins + excluded.stake_wins`,
    [
      days.map(({ day }) => day),
      days.map(({ currency }) => currency),
      days.map(({ gameId }) => gameId),
      days.map(({ bets }) => bets),
      days.map(({ stakeMinor }) => stakeMinor.toString()),
      days.map(({ winMinor }) => winMinor.toString()),
      days.map(({ stakeSquares }) => stakeSquares.toString()),
      days.map(({ winSquares }) => winSquares.toString()),
      days.map(({ stakeWins }) => stakeWins.toString()),
      days.map(({ brandId }) => brandId),
    ],
  );
}

/**
 * Extends the range of posting numbers of a day. Days may overlap by a few numbers where servers' clocks differ at
 * midnight.
 */
export async function widenDay(tx: Transaction, day: string, first: bigint, last: bigint): Promise<void> {
  await tx.query(
    `insert into report_days as known (day, first_number, last_number) values ($1, $2, $3)
     on conflict (day) do update set
       first_number = least(known.first_number, excluded.first_number),
       last_number = greatest(known.last_number, excluded.last_number)`,
    [day, first.toString(), last.toString()],
  );
}

export async function deleteAllTotals(tx: Transaction): Promise<void> {
  await tx.query("delete from report_flows");
  await tx.query("delete from report_currencies");
  await tx.query("delete from report_games");
  await tx.query("delete from report_days");
  await tx.query("update report_progress set last_number = 0, gathered_at = null");
}

/** The totals and the last posting number they include, from the same snapshot. */
export type Settled<Item> = { items: Item[]; lastNumber: bigint };

/** Reads the flows of a period. Without `byGame`, the database adds up the games, which saves most of the rows. */
export async function readFlows(
  db: Queryable,
  { from, to, brandIds = null }: Period,
  { currency, byGame }: { currency: string; byGame: boolean },
): Promise<Settled<Flow>> {
  type Row = Omit<Flow, "amountMinor" | "transfers"> & {
    amount: string | null;
    transfers: string;
    lastNumber: string;
  };
  const rows = await db.query<Row>(
    `select to_char(day, 'YYYY-MM-DD') as day, currency, type, giver as source, taker as destination,
       ${byGame ? "game_id" : "''"} as "gameId", brand_id as "brandId", sum(amount)::text as amount,
       sum(transfers)::text as transfers, last_number as "lastNumber"
     from report_progress left join report_flows on day between $1 and $2 and currency = $3
       and ($4::text[] is null or brand_id = any($4))
     group by report_flows.day, currency, type, giver, taker, ${byGame ? "game_id, " : ""}brand_id, last_number`,
    [from, to, currency, brandIds],
  );
  return {
    lastNumber: BigInt(rows[0]!.lastNumber),
    items: rows.flatMap(({ amount, transfers, lastNumber: _, ...flow }) =>
      amount === null ? [] : [{ ...flow, amountMinor: BigInt(amount), transfers: Number(transfers) }],
    ),
  };
}

/** Adds up the flows of all days and currencies, whatever their purpose: what they left in each account. */
export async function readAllFlows(
  db: Queryable,
  brandIds: readonly string[] | null,
): Promise<Settled<Flow>> {
  type Row = { currency: string | null; source: string; destination: string; brandId: string };
  const rows = await db.query<Row & { amount: string; transfers: string; lastNumber: string }>(
    `select currency, giver as source, taker as destination, brand_id as "brandId", sum(amount)::text as amount,
       sum(transfers)::text as transfers, last_number as "lastNumber"
     from report_progress left join report_flows on $1::text[] is null or brand_id = any($1)
     group by currency, giver, taker, brand_id, last_number`,
    [brandIds],
  );
  return {
    lastNumber: BigInt(rows[0]!.lastNumber),
    items: rows.flatMap(({ currency, source, destination, brandId, amount, transfers }) =>
      currency === null
        ? []
        : [
            {
              ...{ day: "", type: "", gameId: "", currency, source, destination, brandId },
              amountMinor: BigInt(amount),
              transfers: Number(transfers),
            },
          ],
    ),
  };
}

export async function readGameDays(
  db: Queryable,
  { from, to, brandIds = null }: Period,
  currency: string,
): Promise<Settled<GameDay>> {
  const rows = await db.query<Record<string, string | null>>(
    `select game_id, sum(bets)::text as bets, sum(stake)::text as stake, sum(win)::text as win,
       sum(stake_squares)::text as stake_squares, sum(win_squares)::text as win_squares,
       sum(stake_wins)::text as stake_wins, last_number
     from report_progress left join report_games on day between $1 and $2 and currency = $3
       and ($4::text[] is null or brand_id = any($4))
     group by game_id, last_number`,
    [from, to, currency, brandIds],
  );
  return {
    lastNumber: BigInt(rows[0]!.last_number!),
    items: rows
      .filter((row) => row.game_id !== null)
      .map((row) => ({
        day: from,
        brandId: "",
        currency,
        gameId: row.game_id!,
        bets: Number(row.bets),
        stakeMinor: BigInt(row.stake!),
        winMinor: BigInt(row.win!),
        stakeSquares: BigInt(row.stake_squares!),
        winSquares: BigInt(row.win_squares!),
        stakeWins: BigInt(row.stake_wins!),
      })),
  };
}

export type CurrencyCount = Pick<Flow, "currency" | "transfers">;

/** Counts the transfers in each currency. */
export async function countCurrencies(db: Queryable): Promise<Settled<CurrencyCount>> {
  const rows = await db.query<{ currency: string | null; transfers: string; lastNumber: string }>(
    `select currency, transfers::text, last_number as "lastNumber"
     from report_progress left join report_currencies on true`,
  );
  return {
    lastNumber: BigInt(rows[0]!.lastNumber),
    items: rows.flatMap(({ currency, transfers }) =>
      currency === null ? [] : [{ currency, transfers: Number(transfers) }],
    ),
  };
}

/** Returns the range of posting numbers of a period; undefined if nothing was posted then. */
export async function findNumbers(
  db: Queryable,
  { from, to }: Period,
): Promise<{ first: bigint; last: bigint } | undefined> {
  const [row] = await db.query<{ first: string | null; last: string | null }>(
    `select min(first_number)::text as first, max(last_number)::text as last
     from report_days where day between $1 and $2`,
    [from, to],
  );
  return row?.first == null ? undefined : { first: BigInt(row.first), last: BigInt(row.last!) };
}

/** Returns the balance that each house account should have according to the report totals. */
export async function sumHouseFlows(db: Queryable): Promise<Map<string, bigint>> {
  const rows = await db.query<{ account: string; balance: string }>(
    `select account, sum(amount)::text as balance from (
       select substr(taker, 7) || ':' || currency as account, amount from report_flows where taker like 'house:%'
       union all
       select substr(giver, 7) || ':' || currency, -amount from report_flows where giver like 'house:%'
     ) as moved group by account`,
  );
  return new Map(rows.map(({ account, balance }) => [account, BigInt(balance)]));
}
