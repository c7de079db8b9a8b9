import type { Queryable, Transaction } from "@parlour/server/kit/database";

export type Tip = {
  playerId: string;
  id: string;
  slug: string;
  dealerId: string;
  dealerName: string;
  /** The player's name as others see it, partly masked. */
  playerName: string;
  currency: string;
  amountMinor: bigint;
  givenAt: Date;
};

type TipRow = Omit<Tip, "amountMinor"> & { amountMinor: string };

const columns = `player_id as "playerId", id, slug, dealer_id as "dealerId", dealer_name as "dealerName",
  player_name as "playerName", currency, amount_minor::text as "amountMinor", given_at as "givenAt"`;

const toTip = <Row extends TipRow>(row: Row) => ({ ...row, amountMinor: BigInt(row.amountMinor) });

export async function findTip(db: Queryable, playerId: string, id: string): Promise<Tip | undefined> {
  const rows = await db.query<TipRow>(`select ${columns} from dealer_tips where player_id = $1 and id = $2`, [
    playerId,
    id,
  ]);
  return rows[0] && toTip(rows[0]);
}

export async function insertTip(tx: Transaction, tip: Tip): Promise<void> {
  await tx.query(
    `insert into dealer_tips
       (player_id, id, slug, dealer_id, dealer_name, player_name, currency, amount_minor, given_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tip.playerId,
      tip.id,
      tip.slug,
      tip.dealerId,
      tip.dealerName,
      tip.playerName,
      tip.currency,
      tip.amountMinor.toString(),
      tip.givenAt,
    ],
  );
}

export async function sumTipsSince(tx: Transaction, playerId: string, since: Date): Promise<bigint> {
  const [row] = await tx.query<{ sum: string }>(
    `select coalesce(sum(amount_minor), 0)::text as sum from dealer_tips where player_id = $1 and given_at > $2`,
    [playerId, since],
  );
  return BigInt(row!.sum);
}

/** Lists the latest tips of a dealer's shift at a table, newest first. */
export async function listTipsOfShift(
  db: Queryable,
  { slug, dealerId, since, count }: { slug: string; dealerId: string; since: Date; count: number },
): Promise<Tip[]> {
  const rows = await db.query<TipRow>(
    `select ${columns} from dealer_tips where dealer_id = $1 and slug = $2 and given_at >= $3
     order by given_at desc, id limit $4`,
    [dealerId, slug, since, count],
  );
  return rows.map(toTip);
}

/** A period of whole days (UTC), as `YYYY-MM-DD`; the last day is included. */
export type Days = { from: string; to: string };

const inDays = `given_at >= ($1::date at time zone 'UTC') and given_at < (($2::date + 1) at time zone 'UTC')`;

export type TipTotal = {
  dealerId: string;
  dealerName: string;
  currency: string;
  tips: number;
  amountMinor: bigint;
  unpaidTips: number;
  unpaidMinor: bigint;
};

export async function sumTipsByDealer(db: Queryable, { from, to }: Days): Promise<TipTotal[]> {
  type Row = Omit<TipTotal, "amountMinor" | "unpaidMinor"> & { amountMinor: string; unpaidMinor: string };
  const rows = await db.query<Row>(
    `select dealer_id as "dealerId", max(dealer_name) as "dealerName", currency, count(*)::int as tips,
       sum(amount_minor)::text as "amountMinor",
       (count(*) filter (where payout_id is null))::int as "unpaidTips",
       coalesce(sum(amount_minor) filter (where payout_id is null), 0)::text as "unpaidMinor"
     from dealer_tips where ${inDays}
     group by dealer_id, currency order by 2, 1, 3`,
    [from, to],
  );
  return rows.map((row) => ({
    ...row,
    amountMinor: BigInt(row.amountMinor),
    unpaidMinor: BigInt(row.unpaidMinor),
  }));
}

export async function listTips(
  db: Queryable,
  { from, to }: Days,
): Promise<(Tip & { paidAt: Date | null })[]> {
  const rows = await db.query<TipRow & { paidAt: Date | null }>(
    `select ${columns}, (select paid_at from dealer_tip_payouts payout where payout.id = payout_id) as "paidAt"
     from dealer_tips where ${inDays} order by given_at, id`,
    [from, to],
  );
  return rows.map(toTip);
}

/** The primary key of a tip: its id is unique only per player. */
type TipKey = { playerId: string; id: string };

/** Locks a dealer's unpaid tips of a period and returns their sum. */
export async function lockUnpaidTips(
  tx: Transaction,
  { dealerId, currency, from, to }: Days & { dealerId: string; currency: string },
): Promise<{ keys: readonly TipKey[]; amountMinor: bigint; dealerName: string }> {
  const rows = await tx.query<TipRow>(
    `select ${columns} from dealer_tips
     where ${inDays} and dealer_id = $3 and currency = $4 and payout_id is null
     order by player_id, id for update`,
    [from, to, dealerId, currency],
  );
  return {
    keys: rows,
    amountMinor: rows.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n),
    dealerName: rows.at(-1)?.dealerName ?? "",
  };
}

export async function markTipsPaid(
  tx: Transaction,
  keys: readonly TipKey[],
  payoutId: string,
): Promise<void> {
  await tx.query(
    `update dealer_tips set payout_id = $3 from unnest($1::text[], $2::uuid[]) as paid(player_id, id)
     where dealer_tips.player_id = paid.player_id and dealer_tips.id = paid.id`,
    [keys.map(({ playerId }) => playerId), keys.map(({ id }) => id), payoutId],
  );
}
