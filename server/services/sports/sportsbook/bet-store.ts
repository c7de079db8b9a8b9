import type { Queryable } from "../../../kit/database.ts";
import type { Bet, BetSelection } from "./bet.ts";

type Row = {
  id: string;
  player_id: string;
  session_id: string | null;
  type: string;
  currency: string;
  stake_per_line: string;
  left_per_line: string;
  lines: number;
  is_each_way: boolean;
  maximum_payout: string;
  grant_id: string | null;
  price_change: Bet["priceChange"];
  status: Bet["status"];
  operation: Bet["operation"];
  payout: string;
  cashed_out: string;
  auto_cash_out: string | null;
  corrections: number;
  refusal: Bet["refusal"];
  placed_at: Date;
  confirms_at: Date | null;
  settled_at: Date | null;
  selections: {
    position: number;
    event_id: string;
    legs: BetSelection["legs"];
    price: number;
    settlement: BetSelection["settlement"];
    place_terms: NonNullable<BetSelection["place"]>["terms"] | null;
    place_settlement: BetSelection["settlement"];
    counts_first_leg: boolean;
  }[];
};

const columns = `b.*, (select jsonb_agg(to_jsonb(s) order by s.position) from sports.selection s where s.bet_id = b.id)
  as selections`;

const betOf = (row: Row): Bet => ({
  id: row.id,
  playerId: row.player_id,
  sessionId: row.session_id,
  type: row.type,
  currency: row.currency,
  stakePerLine: BigInt(row.stake_per_line),
  leftPerLine: BigInt(row.left_per_line),
  lines: row.lines,
  isEachWay: row.is_each_way,
  maximumPayout: BigInt(row.maximum_payout),
  grantId: row.grant_id,
  priceChange: row.price_change,
  status: row.status,
  operation: row.operation,
  payout: BigInt(row.payout),
  cashedOut: BigInt(row.cashed_out),
  autoCashOut: row.auto_cash_out === null ? null : BigInt(row.auto_cash_out),
  corrections: row.corrections,
  refusal: row.refusal,
  placedAt: row.placed_at,
  confirmsAt: row.confirms_at,
  settledAt: row.settled_at,
  selections: row.selections.map(
    ({ position, event_id, legs, price, settlement, place_terms, place_settlement, counts_first_leg }) => ({
      position,
      eventId: event_id,
      legs,
      price,
      settlement,
      place: place_terms && { terms: place_terms, settlement: place_settlement },
      ...(counts_first_leg && { countsFirstLeg: true as const }),
    }),
  ),
});

/** Updates the states and amounts of bets, but not their selections. */
export async function updateBets(db: Queryable, changed: readonly Bet[], now: Date): Promise<void> {
  await db.query(
    `update sports.bet b set left_per_line = "leftPerLine", status = new.status,
       operation = new.operation, payout = new.payout, cashed_out = "cashedOut",
       auto_cash_out = "autoCashOut", corrections = new.corrections, refusal = new.refusal,
       settled_at = "settledAt", confirms_at = "confirmsAt", changed_at = $2
     from jsonb_to_recordset($1::jsonb) as new (id text, "leftPerLine" bigint, status text, operation jsonb,
       payout bigint, "cashedOut" bigint, "autoCashOut" bigint, corrections int, refusal jsonb,
       "settledAt" timestamptz, "confirmsAt" timestamptz)
     where b.id = new.id`,
    [toJson(changed), now],
  );
}

/**
 * Opens those of the given bets that were waiting for their stakes, now that the stakes have been taken. Returns
 * their ids.
 */
export async function openPlaced(db: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `update sports.bet set status = 'OPEN', operation = null, changed_at = $2
     where id in (select id from sports.bet where id = any($1) and operation ->> 'kind' = 'place'
       order by id for update)
     returning id`,
    [[...ids], now],
  );
  return new Set(rows.map(({ id }) => id));
}

export const updateBet = (db: Queryable, bet: Bet, now: Date): Promise<void> => updateBets(db, [bet], now);

/** Converts amounts to text, because JSON numbers are not exact for large ones. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

export async function updateSelections(db: Queryable, changed: readonly Bet[]): Promise<void> {
  if (changed.length === 0) return;
  await db.query(
    `update sports.selection s set legs = changed.legs, price = changed.price, settlement = changed.settlement,
       place_settlement = nullif(changed.place -> 'settlement', 'null')
     from jsonb_to_recordset($1::jsonb)
       as changed ("betId" text, position int, legs jsonb, price int, settlement jsonb, place jsonb)
     where s.bet_id = "betId" and s.position = changed.position`,
    [toJson(changed.flatMap(({ id, selections }) => selections.map((one) => ({ betId: id, ...one }))))],
  );
}

export async function findBet(
  db: Queryable,
  id: string,
  lock: "" | "for update" = "",
): Promise<Bet | undefined> {
  const [bet] = await findBets(db, [id], lock);
  return bet;
}

/** Reads bets by id. Rows are locked in the order of their ids, so that transactions cannot deadlock. */
export async function findBets(
  db: Queryable,
  ids: readonly string[],
  lock: "" | "for update" = "",
): Promise<Bet[]> {
  const rows = await db.query<Row>(
    `select ${columns} from sports.bet b where id = any($1) order by id ${lock}`,
    [[...ids]],
  );
  return rows.map(betOf);
}

export async function listBets(
  db: Queryable,
  filter: {
    playerId: string;
    isOpen: boolean;
    limit: number;
    before?: { placedAt: Date; id: string } | undefined;
  },
): Promise<Bet[]> {
  const rows = await db.query<Row>(
    `select ${columns} from sports.bet b
     where player_id = $1 and (status in ('PENDING', 'OPEN')) = $2
       and ($3::timestamptz is null or (placed_at, id) < ($3, $4))
     order by placed_at desc, id desc limit $5`,
    [
      filter.playerId,
      filter.isOpen,
      filter.before?.placedAt ?? null,
      filter.before?.id ?? null,
      filter.limit,
    ],
  );
  return rows.map(betOf);
}

export async function hasOpenBets(db: Queryable, playerId: string): Promise<boolean> {
  const rows = await db.query("select from sports.bet where player_id = $1 and status = 'OPEN' limit 1", [
    playerId,
  ]);
  return rows.length > 0;
}

/** Lists the ids of bets on an event in these states, page by page. */
export async function listBetIdsOn(
  db: Queryable,
  eventId: string,
  statuses: readonly Bet["status"][],
  options: { after: string; limit: number; onlyRules?: boolean },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select b.id from sports.bet b
     where b.status = any($2) and b.id > $3 and (not $5 or b.auto_cash_out is not null)
       and exists (select from sports.selection s where s.event_id = $1 and s.bet_id = b.id)
     order by b.id limit $4`,
    [eventId, statuses, options.after, options.limit, options.onlyRules ?? false],
  );
  return rows.map(({ id }) => id);
}

/** Lists some of the bets that a crash may have left half done. The order is random, because some may be stuck. */
export async function listUnfinished(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from sports.bet where (operation is not null or status = 'PENDING') and changed_at < $1
     order by random() limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Lists some of the open bets whose events have all ended, which should therefore have been settled. The order is
 * random, because some have to wait for a trader's decision.
 */
export async function listOverdue(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select b.id from sports.bet b where b.status = 'OPEN' and b.operation is null and not exists (
       select from sports.selection s join sports.event e on e.id = s.event_id
       where s.bet_id = b.id and (e.ended_at is null or e.ended_at > $1))
     order by random() limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function addCashOuts(
  db: Queryable,
  added: readonly { betId: string; id: string; stakePerLine: bigint; paid: bigint; at: Date }[],
): Promise<void> {
  if (added.length === 0) return;
  await db.query(
    `insert into sports.cash_out (bet_id, id, stake_per_line, paid, at)
     select "betId", id, "stakePerLine", paid, at from jsonb_to_recordset($1::jsonb)
       as new ("betId" text, id text, "stakePerLine" bigint, paid bigint, at timestamptz)
     on conflict do nothing`,
    [toJson(added)],
  );
}

export async function hasCashOut(db: Queryable, betId: string, id: string): Promise<boolean> {
  return (
    (await db.query("select from sports.cash_out where bet_id = $1 and id = $2", [betId, id])).length > 0
  );
}
