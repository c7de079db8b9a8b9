import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { RoundConsumer, SettledRound } from "../../../kit/ports/settled-rounds.ts";

type Row = {
  id: string;
  player_id: string;
  round_id: string;
  game_id: string;
  currency: string;
  spins_id: string | null;
  staked: string;
  own_staked: string;
  won: string;
  own_won: string;
  largest_stake: string;
  started_at: Date;
  settled_at: Date;
};

export async function hasSettlements(db: Queryable, consumer: RoundConsumer): Promise<boolean> {
  const rows = await db.query("select 1 from seamless.settlement where consumer = $1 limit 1", [consumer]);
  return rows.length > 0;
}

export async function takeSettlements(
  tx: Transaction,
  consumer: RoundConsumer,
  limit: number,
): Promise<SettledRound[]> {
  const rows = await tx.query<Row>(
    `delete from seamless.settlement s using (
       select consumer, player_id, id from seamless.settlement where consumer = $1
       order by consumer, player_id, id limit $2 for update skip locked
     ) due
     where s.consumer = due.consumer and s.player_id = due.player_id and s.id = due.id
     returning s.*`,
    [consumer, limit],
  );
  return inOrder(rows);
}

export async function takeSettlementsOf(
  tx: Transaction,
  consumer: RoundConsumer,
  playerId: string,
): Promise<SettledRound[]> {
  return inOrder(
    await tx.query<Row>(
      "delete from seamless.settlement where consumer = $1 and player_id = $2 returning *",
      [consumer, playerId],
    ),
  );
}

function inOrder(rows: readonly Row[]): SettledRound[] {
  return rows
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .map((row) => ({
      id: row.id,
      playerId: row.player_id,
      roundId: row.round_id,
      gameId: row.game_id,
      currency: row.currency,
      spinsId: row.spins_id,
      stakedMinor: BigInt(row.staked),
      ownStakedMinor: BigInt(row.own_staked),
      wonMinor: BigInt(row.won),
      ownWonMinor: BigInt(row.own_won),
      largestStakeMinor: BigInt(row.largest_stake),
      startedAt: row.started_at,
      settledAt: row.settled_at,
    }));
}
