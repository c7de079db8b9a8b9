import { plainArray, textArray } from "@parlour/ledger/post-batch";
import type { Selection } from "@parlour/racing";
import type { Statement } from "@parlour/wagering/stake-rows";
import type { Queryable } from "../../../kit/database.ts";

export type BetOutcome = "OPEN" | "WON" | "LOST" | "REFUNDED";

export type BetRow = {
  id: string;
  playerId: string;
  currency: string;
  market: "FIXED" | "POOL";
  type: string;
  raceId: string;
  raceVersion: number;
  /** The version of the race's quotes that was used to price a fixed-odds bet. */
  pricesVersion: number;
  poolId: string | null;
  selections: Selection[];
  lines: number;
  unitMinor: bigint;
  stakeMinor: bigint;
  priceMilli: number | null;
  isBestOdds: boolean;
  placedAt: Date;
  outcome: BetOutcome;
  payoutMinor: bigint;
  deductionPercent: number;
  settledAt: Date | null;
  /** The version of the result, or of the pool, that was used to settle the bet; 0 if it is not settled. */
  settledVersion: number;
  /** Whether the bet has already been paid or refunded. If so, a new result must be booked as a correction. */
  isPaid: boolean;
};

type Stored = Omit<BetRow, "unitMinor" | "stakeMinor" | "payoutMinor"> &
  Record<"unitMinor" | "stakeMinor" | "payoutMinor", string>;

const columns = `b.id, b.player_id as "playerId", b.currency, b.market, b.type, b.race_id as "raceId",
  b.race_version as "raceVersion", b.prices_version as "pricesVersion", b.pool_id as "poolId", b.selections, b.lines, b.unit_minor::text as "unitMinor",
  b.stake_minor::text as "stakeMinor", b.price_milli as "priceMilli", b.is_best_odds as "isBestOdds",
  b.placed_at as "placedAt", b.outcome, b.payout_minor::text as "payoutMinor",
  b.deduction_percent as "deductionPercent", b.settled_at as "settledAt", b.settled_version as "settledVersion",
  w.state <> 'OPEN' as "isPaid"`;

/** Bets whose stake was taken. A bet without a wager was never paid for and does not count. */
const taken = `racing_bets b join wagering.wager w on w.player_id = b.player_id and w.id = b.id`;

const toBet = (row: Stored): BetRow => ({
  ...row,
  unitMinor: BigInt(row.unitMinor),
  stakeMinor: BigInt(row.stakeMinor),
  payoutMinor: BigInt(row.payoutMinor),
});

export type NewBet = Omit<
  BetRow,
  "outcome" | "payoutMinor" | "deductionPercent" | "settledAt" | "settledVersion" | "isPaid"
>;

/**
 * Returns the statement that stores bets in the transaction that takes their stakes. Earlier releases stored a bet
 * before taking its stake; if the stake was never taken, the row is replaced.
 */
export function insertBets(bets: readonly NewBet[]): Statement {
  return {
    text: `insert into racing_bets (${storedColumns})
     select ${storedColumns}
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[],
       $9::jsonb[], $10::int[], $11::bigint[], $12::bigint[], $13::int[], $14::boolean[], $15::timestamptz[],
       $16::int[]) as new (${storedColumns})
     order by id
     on conflict (id) do update set (${storedColumns}) = row (${storedColumns
       .split(", ")
       .map((column) => `excluded.${column}`)
       .join(", ")}), placed_in = pg_current_xact_id()`,
    values: [
      textArray(bets.map(({ id }) => id)),
      textArray(bets.map(({ playerId }) => playerId)),
      textArray(bets.map(({ currency }) => currency)),
      textArray(bets.map(({ market }) => market)),
      textArray(bets.map(({ type }) => type)),
      textArray(bets.map(({ raceId }) => raceId)),
      plainArray(bets.map(({ raceVersion }) => raceVersion)),
      textArray(bets.map(({ poolId }) => poolId)),
      textArray(bets.map(({ selections }) => JSON.stringify(selections))),
      plainArray(bets.map(({ lines }) => lines)),
      plainArray(bets.map(({ unitMinor }) => unitMinor)),
      plainArray(bets.map(({ stakeMinor }) => stakeMinor)),
      plainArray(bets.map(({ priceMilli }) => priceMilli)),
      plainArray(bets.map(({ isBestOdds }) => isBestOdds)),
      textArray(bets.map(({ placedAt }) => placedAt.toISOString())),
      plainArray(bets.map(({ pricesVersion }) => pricesVersion)),
    ],
  };
}

const storedColumns = `id, player_id, currency, market, type, race_id, race_version, pool_id, selections, lines, \
unit_minor, stake_minor, price_milli, is_best_odds, placed_at, prices_version`;

/** Returns a new bet, whose stake has just been taken, as a row that is not settled yet. */
export const openBet = (bet: NewBet): BetRow => ({
  ...bet,
  outcome: "OPEN",
  payoutMinor: 0n,
  deductionPercent: 0,
  settledAt: null,
  settledVersion: 0,
  isPaid: false,
});

export async function findBets(db: Queryable, ids: readonly string[]): Promise<BetRow[]> {
  const rows = await db.query<Stored>(`select ${columns} from ${taken} where b.id = any($1)`, [ids]);
  return rows.map(toBet);
}

/** Lists the fixed-odds bets on a race that this version of its result has not settled. */
export async function listFixedBets(db: Queryable, raceId: string, version: number): Promise<BetRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from ${taken}
     where b.race_id = $1 and b.market = 'FIXED' and b.settled_version < $2 order by b.id`,
    [raceId, version],
  );
  return rows.map(toBet);
}

/** Lists all bets of a pool, settled or not, in a fixed order, so that a settlement can be repeated. */
export async function listPoolBets(db: Queryable, poolId: string, currency: string): Promise<BetRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from ${taken} where b.pool_id = $1 and b.currency = $2 and b.market = 'POOL' order by b.id`,
    [poolId, currency],
  );
  return rows.map(toBet);
}

export async function listOwnBets(
  db: Queryable,
  query: {
    playerId: string;
    state: "OPEN" | "SETTLED" | undefined;
    before: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<BetRow[]> {
  const rows = await db.query<Stored>(
    `select ${columns} from ${taken}
     where b.player_id = $1 and ($2::text is null or (b.settled_at is null) = ($2 = 'OPEN'))
       and ($3::timestamptz is null or (b.placed_at, b.id) < ($3, $4))
     order by b.placed_at desc, b.id desc limit $5`,
    [query.playerId, query.state ?? null, query.before?.at ?? null, query.before?.id ?? null, query.limit],
  );
  return rows.map(toBet);
}

export type Settled = {
  id: string;
  outcome: Exclude<BetOutcome, "OPEN">;
  payoutMinor: bigint;
  deductionPercent: number;
};

export async function markSettled(
  db: Queryable,
  bets: readonly Settled[],
  version: number,
  now: Date,
): Promise<void> {
  if (bets.length === 0) return;
  await db.query(
    `update racing_bets b set outcome = s.outcome, payout_minor = s.payout, deduction_percent = s.deduction,
       settled_at = $5, settled_version = $6
     from unnest($1::text[], $2::text[], $3::bigint[], $4::int[]) as s (id, outcome, payout, deduction)
     where b.id = s.id and b.settled_version < $6`,
    [
      bets.map(({ id }) => id),
      bets.map(({ outcome }) => outcome),
      bets.map(({ payoutMinor }) => `${payoutMinor}`),
      bets.map(({ deductionPercent }) => deductionPercent),
      now,
      version,
    ],
  );
}

/**
 * Sums the amounts that players still owe after corrections of a pool: the part of an overpayment that their balance
 * did not cover.
 */
export async function readOwed(db: Queryable, poolId: string, currency: string): Promise<bigint> {
  const rows = await db.query<{ owed: string }>(
    `select coalesce(sum(w.owed), 0)::text as owed from ${taken}
     where b.pool_id = $1 and b.currency = $2 and b.market = 'POOL'`,
    [poolId, currency],
  );
  return BigInt(rows[0]!.owed);
}
