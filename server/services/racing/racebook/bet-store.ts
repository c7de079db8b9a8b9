import { columnsOf } from "@parlour/ledger/columns";
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

/** Returns the statement that stores bets in the transaction that takes their stakes. */
export function insertBets(bets: readonly NewBet[]): Statement {
  const sorted = bets.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { each, shared, optional } = columnsOf(sorted);
  return {
    text: `select racing_insert_bets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      each(({ id }) => id),
      each(({ playerId }) => playerId),
      shared(({ currency }) => currency),
      shared(({ market }) => market),
      shared(({ type }) => type),
      shared(({ raceId }) => raceId),
      shared(({ raceVersion }) => raceVersion),
      optional(({ poolId }) => poolId),
      each(({ selections }) => JSON.stringify(selections)),
      shared(({ lines }) => lines),
      shared(({ unitMinor }) => unitMinor),
      shared(({ stakeMinor }) => stakeMinor),
      optional(({ priceMilli }) => priceMilli),
      shared(({ isBestOdds }) => isBestOdds),
      shared(({ placedAt }) => placedAt),
      shared(({ pricesVersion }) => pricesVersion),
    ],
  };
}

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

/** Lists the fixed-odds bets on a race that have not been settled with this version of its result. */
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
