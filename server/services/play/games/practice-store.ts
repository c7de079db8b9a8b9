import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { WalletOperation } from "../../../kit/ports/game-wallet.ts";
import type { KeptRound } from "../../../kit/ports/kept-round.ts";

type RoundRow = {
  session_id: string;
  id: string;
  game_id: string;
  currency: string;
  state: KeptRound["state"];
  sequence: number;
  staked: string;
  won: string;
  jackpot_tier: string | null;
  jackpot_won: string;
  draw_key: string | null;
  draw_number: string | null;
  record: string | null;
  number: string;
  started_at: Date;
  ended_at: Date | null;
};

type OperationState = "DONE" | "REFUSED" | "ROLLED_BACK";

const select = `select r.*, s.currency from practice_rounds r join game_sessions s on s.id = r.session_id`;

export async function findRound(
  db: Queryable,
  sessionId: string,
  id: string,
): Promise<KeptRound | undefined> {
  const [row] = await db.query<RoundRow>(`${select} where r.session_id = $1 and r.id = $2`, [sessionId, id]);
  return row && toRound(row);
}

export async function findOpenRound(db: Queryable, sessionId: string): Promise<KeptRound | undefined> {
  const [row] = await db.query<RoundRow>(
    `${select} where r.session_id = $1 and r.state = 'OPEN' order by r.number limit 1`,
    [sessionId],
  );
  return row && toRound(row);
}

export async function listRounds(
  db: Queryable,
  sessionId: string,
  cursor: string | undefined,
  limit: number,
): Promise<{ items: KeptRound[]; nextCursor: string | null }> {
  const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? cursor : null;
  const rows = await db.query<RoundRow>(
    `${select} where r.session_id = $1 and ($2::bigint is null or r.number < $2)
     order by r.number desc limit $3`,
    [sessionId, before, limit + 1],
  );
  const page = rows.slice(0, limit);
  return {
    items: page.map(toRound),
    nextCursor: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
  };
}

export async function drawsUsed(db: Queryable, sessionId: string, key: string): Promise<number> {
  const [row] = await db.query<{ used: string | null }>(
    "select max(draw_number) + 1 as used from practice_rounds where session_id = $1 and draw_key = $2",
    [sessionId, key],
  );
  return Number(row?.used ?? 0);
}

/** A seed that has been told draws nothing more. */
export async function isTold(tx: Transaction, sessionId: string, key: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from fair_seeds where owner = $1 and id = $2 and state = 'REVEALED'",
    [sessionId, key],
  );
  return rows.length > 0;
}

export async function writeRound(
  tx: Transaction,
  operation: WalletOperation,
  jackpotMinor: number,
  now: Date,
): Promise<void> {
  const { playerId, roundId, gameId, draw, ends, stakeMinor, winMinor, jackpotTier, record } = operation;
  await tx.query(
    `insert into practice_rounds as r (session_id, id, game_id, state, sequence, staked, won, jackpot_tier,
       jackpot_won, draw_key, draw_number, record, started_at, ended_at)
     values ($1, $2, $3, case when $4 then 'ENDED' else 'OPEN' end, 1, $5, $6, $7, $8, $9, $10, $11, $12,
       case when $4 then $12::timestamptz end)
     on conflict (session_id, id) do update set state = case when $4 then 'ENDED' else r.state end,
       sequence = r.sequence + 1, staked = r.staked + $5, won = r.won + $6,
       jackpot_tier = coalesce($7, r.jackpot_tier), jackpot_won = r.jackpot_won + $8,
       record = coalesce($11, r.record), ended_at = coalesce(r.ended_at, case when $4 then $12::timestamptz end)`,
    [
      playerId,
      roundId,
      gameId,
      ends,
      stakeMinor,
      winMinor,
      jackpotTier ?? null,
      jackpotMinor,
      draw?.key ?? null,
      draw?.number ?? null,
      record ?? null,
      now,
    ],
  );
}

export async function setCredits(tx: Transaction, sessionId: string, credits: number): Promise<void> {
  await tx.query("update game_sessions set credits = $2 where id = $1", [sessionId, credits]);
}

export async function findOperation(
  tx: Transaction,
  sessionId: string,
  id: string,
): Promise<OperationState | undefined> {
  const [row] = await tx.query<{ state: OperationState }>(
    "select state from practice_operations where session_id = $1 and id = $2",
    [sessionId, id],
  );
  return row?.state;
}

export async function insertOperation(
  tx: Transaction,
  sessionId: string,
  id: string,
  roundId: string,
  amount: number,
  isRefused: boolean,
): Promise<void> {
  await tx.query(
    "insert into practice_operations (session_id, id, round_id, amount, state) values ($1, $2, $3, $4, $5)",
    [sessionId, id, roundId, amount, isRefused ? "REFUSED" : "DONE"],
  );
}

/** Answers what goes back: nothing for a bet that was refused or has not come yet. */
export async function undoOperation(
  tx: Transaction,
  sessionId: string,
  id: string,
  roundId: string,
): Promise<number> {
  const [row] = await tx.query<{ amount: string; state: OperationState }>(
    "select amount, state from practice_operations where session_id = $1 and id = $2",
    [sessionId, id],
  );
  await tx.query(
    `insert into practice_operations (session_id, id, round_id, amount, state) values ($1, $2, $3, 0, 'ROLLED_BACK')
     on conflict (session_id, id) do update set state = 'ROLLED_BACK'`,
    [sessionId, id, roundId],
  );
  if (row?.state !== "DONE") return 0;
  const staked = -Number(row.amount);
  await tx.query(
    `update practice_rounds set staked = staked - $3,
       state = case when staked = $3 and won = 0 then 'VOID' else state end
     where session_id = $1 and id = $2`,
    [sessionId, roundId, staked],
  );
  return staked;
}

function toRound(row: RoundRow): KeptRound {
  return {
    playerId: row.session_id,
    roundId: row.id,
    studio: "parlour",
    gameId: row.game_id,
    sessionId: row.session_id,
    currency: row.currency,
    state: row.state,
    sequence: row.sequence,
    stakedMinor: Number(row.staked),
    wonMinor: Number(row.won),
    jackpot:
      row.jackpot_tier === null ? null : { tier: row.jackpot_tier, amountMinor: Number(row.jackpot_won) },
    spinsId: null,
    draw: row.draw_key === null ? null : { key: row.draw_key, number: Number(row.draw_number) },
    record: row.record,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
