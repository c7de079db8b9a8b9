import type { Reader } from "@parlour/wagering/admission";
import type { PracticeOperation } from "@parlour/wagering/practice";
import type { Round } from "@parlour/wagering/rounds";
import type { Wager } from "@parlour/wagering/wager";

type PracticeState = "OPEN" | "ENDED" | "VOID";

type RoundRow = {
  session_id: string;
  id: string;
  game_id: string;
  currency: string;
  state: PracticeState;
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

const select = `select r.*, s.currency from practice_rounds r join game_sessions s on s.id = r.session_id`;

export async function findRound(db: Reader, sessionId: string, id: string): Promise<Round | undefined> {
  const [row] = await db.query<RoundRow>(`${select} where r.session_id = $1 and r.id = $2`, [sessionId, id]);
  return row && toRound(row);
}

export async function findOpenRound(db: Reader, sessionId: string): Promise<Round | undefined> {
  const [row] = await db.query<RoundRow>(
    `${select} where r.session_id = $1 and r.state = 'OPEN' order by r.number limit 1`,
    [sessionId],
  );
  return row && toRound(row);
}

export async function listRounds(
  db: Reader,
  sessionId: string,
  cursor: string | undefined,
  limit: number,
): Promise<{ items: Round[]; nextCursor: string | null }> {
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

export async function drawsUsed(db: Reader, sessionId: string, key: string): Promise<number> {
  const [row] = await db.query<{ used: string | null }>(
    "select max(draw_number) + 1 as used from practice_rounds where session_id = $1 and draw_key = $2",
    [sessionId, key],
  );
  return Number(row?.used ?? 0);
}

/** Counts the draws of a seed. All draws of a revealed seed count as used, so no round can use it again. */
export async function drawsTaken(tx: Reader, sessionId: string, key: string): Promise<number> {
  const revealed = await tx.query(
    "select 1 from fair_seeds where owner = $1 and id = $2 and state = 'REVEALED'",
    [sessionId, key],
  );
  return revealed.length > 0 ? Number.MAX_SAFE_INTEGER : await drawsUsed(tx, sessionId, key);
}

/** Returns the session's play credits; undefined for a real-money session. */
export async function findCredits(
  db: Reader,
  sessionId: string,
): Promise<{ currency: string; amountMinor: bigint } | undefined> {
  const [row] = await db.query<{ currency: string; credits: string }>(
    "select currency, coalesce(credits, 0) as credits from game_sessions where id = $1",
    [sessionId],
  );
  return row && { currency: row.currency, amountMinor: BigInt(row.credits) };
}

export async function lockCredits(tx: Reader, sessionId: string): Promise<bigint | undefined> {
  const [row] = await tx.query<{ credits: string }>(
    "select credits from game_sessions where id = $1 and credits is not null for update",
    [sessionId],
  );
  return row && BigInt(row.credits);
}

export async function setCredits(tx: Reader, sessionId: string, credits: bigint): Promise<void> {
  await tx.query("update game_sessions set credits = $2 where id = $1", [sessionId, credits]);
}

/** Returns the round in the format of the wagering rules. All stakes came from the session's credits. */
export async function findWager(tx: Reader, sessionId: string, id: string): Promise<Wager | null> {
  const [row] = await tx.query<RoundRow>(`${select} where r.session_id = $1 and r.id = $2`, [sessionId, id]);
  if (!row) return null;
  const staked = BigInt(row.staked);
  return {
    playerId: sessionId,
    id,
    vertical: "casino",
    provider: "parlour",
    productId: row.game_id,
    sessionId,
    currency: row.currency,
    referenceKind: "round",
    revenueKind: null,
    state: row.state === "OPEN" ? "OPEN" : row.state === "VOID" ? "VOIDED" : "SETTLED",
    sequence: row.sequence,
    staked,
    won: BigInt(row.won),
    cashedOut: 0n,
    returned: 0n,
    owed: 0n,
    jackpotTier: row.jackpot_tier,
    jackpotWon: BigInt(row.jackpot_won),
    grantId: null,
    purses: staked > 0n ? [{ id: `cash:${row.currency}`, amount: staked }] : [],
    draw: row.draw_key === null ? null : { key: row.draw_key, number: Number(row.draw_number) },
    largestStake: 0n,
    published: { staked: 0n, own: 0n, won: 0n },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

export async function writeWager(
  tx: Reader,
  wager: Wager,
  record: string | undefined,
  now: Date,
): Promise<void> {
  const state = wager.state === "OPEN" ? "OPEN" : wager.state === "VOIDED" ? "VOID" : "ENDED";
  await tx.query(
    `insert into practice_rounds as r (session_id, id, game_id, state, sequence, staked, won, jackpot_tier,
       jackpot_won, draw_key, draw_number, record, started_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (session_id, id) do update set state = excluded.state, sequence = excluded.sequence,
       staked = excluded.staked, won = excluded.won, jackpot_tier = excluded.jackpot_tier,
       jackpot_won = excluded.jackpot_won, record = coalesce(excluded.record, r.record),
       ended_at = excluded.ended_at`,
    [
      wager.playerId,
      wager.id,
      wager.productId,
      state,
      wager.sequence,
      wager.staked,
      wager.won,
      wager.jackpotTier,
      wager.jackpotWon,
      wager.draw?.key ?? null,
      wager.draw?.number ?? null,
      record ?? null,
      now,
      wager.endedAt,
    ],
  );
}

export async function findOperation(
  tx: Reader,
  sessionId: string,
  id: string,
): Promise<PracticeOperation | null> {
  const [row] = await tx.query<{ round_id: string; amount: string; state: PracticeOperation["state"] }>(
    "select round_id, amount, state from practice_operations where session_id = $1 and id = $2",
    [sessionId, id],
  );
  return row ? { id, wagerId: row.round_id, amount: BigInt(row.amount), state: row.state } : null;
}

/**
 * Stores an operation. A refund replaces the row of its stake, or inserts one that blocks the stake if it arrives
 * later.
 */
export async function writeOperation(
  tx: Reader,
  sessionId: string,
  { id, wagerId, amount, state }: PracticeOperation,
): Promise<void> {
  await tx.query(
    `insert into practice_operations (session_id, id, round_id, amount, state) values ($1, $2, $3, $4, $5)
     on conflict (session_id, id) do update set state = excluded.state`,
    [sessionId, id, wagerId, amount, state],
  );
}

function toRound(row: RoundRow): Round {
  return {
    playerId: row.session_id,
    roundId: row.id,
    isRound: true,
    vertical: "casino",
    provider: "parlour",
    productId: row.game_id,
    sessionId: row.session_id,
    currency: row.currency,
    state: row.state,
    sequence: row.sequence,
    stakedMinor: BigInt(row.staked),
    wonMinor: BigInt(row.won),
    jackpot:
      row.jackpot_tier === null ? null : { tier: row.jackpot_tier, amountMinor: BigInt(row.jackpot_won) },
    grantId: null,
    draw: row.draw_key === null ? null : { key: row.draw_key, number: Number(row.draw_number) },
    record: row.record,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
