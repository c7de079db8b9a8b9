import type { Queryable } from "../../kit/database.ts";
import type { KeptRound, RoundQuery } from "../../kit/ports/kept-round.ts";
import type { RoundState } from "./round-machine.ts";

type RoundRow = {
  player_id: string;
  id: string;
  studio: string;
  game_id: string;
  session_id: string | null;
  currency: string;
  state: RoundState;
  sequence: number;
  staked: string;
  won: string;
  jackpot_tier: string | null;
  jackpot_won: string;
  spins_id: string | null;
  draw_key: string | null;
  draw_number: string | null;
  record: string | null;
  started_at: Date;
  ended_at: Date | null;
};

const columns = `player_id, id, studio, game_id, session_id, currency, state, sequence, staked, won, jackpot_tier,
  jackpot_won, spins_id, draw_key, draw_number, record, started_at, ended_at`;

export async function findRound(
  db: Queryable,
  playerId: string,
  roundId: string,
): Promise<KeptRound | undefined> {
  const [row] = await db.query<RoundRow>(
    `select ${columns} from seamless.round where player_id = $1 and id = $2`,
    [playerId, roundId],
  );
  return row && toRound(row);
}

export async function findOpenRound(
  db: Queryable,
  playerId: string,
  gameId: string,
): Promise<KeptRound | undefined> {
  const [row] = await db.query<RoundRow>(
    `select ${columns} from seamless.round
     where player_id = $1 and game_id = $2 and state = 'OPEN' order by started_at limit 1`,
    [playerId, gameId],
  );
  return row && toRound(row);
}

export async function hasOpenRoundFrom(db: Queryable, playerId: string, accountId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from seamless.round
     where player_id = $1 and state = 'OPEN' and $2 = any(source_ids) limit 1`,
    [playerId, accountId],
  );
  return rows.length > 0;
}

const waitingAtOnce = 100;

/** Goes on behind the last one it told, so that nothing which cannot be ended hides what comes after it. */
export async function* listWaitingRounds(
  db: Queryable,
  studio: string,
  since: Date,
): AsyncGenerator<KeptRound> {
  let after: [string | null, string, string] = [null, "", ""];
  for (;;) {
    const rows = await db.query<RoundRow & { changed: string }>(
      `select ${columns}, changed_at::text as changed from seamless.round
       where studio = $1 and state = 'OPEN' and changed_at < $2 and draw_key is not null
         and ($3::timestamptz is null or (changed_at, player_id, id) > ($3::timestamptz, $4, $5))
       order by changed_at, player_id, id limit ${waitingAtOnce}`,
      [studio, since, ...after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield* rows.map(toRound);
    after = [last.changed, last.player_id, last.id];
  }
}

/** A cursor that we did not make reads as the beginning. */
export async function listRounds(
  db: Queryable,
  { playerId, gameId, sessionId, cursor, limit }: RoundQuery,
): Promise<{ items: KeptRound[]; nextCursor: string | null }> {
  const [startedAt, id] = parseCursor(cursor);
  const rows = await db.query<RoundRow & { started: string }>(
    // The time goes back and forth as text, because a Date would lose its microseconds.
    `select ${columns}, started_at::text as started from seamless.round
     where player_id = $1 and ($2::text is null or game_id = $2) and ($3::text is null or session_id = $3)
       and ($4::timestamptz is null or (started_at, id) < ($4::timestamptz, $5))
     order by started_at desc, id desc limit $6`,
    [playerId, gameId ?? null, sessionId ?? null, startedAt, id, limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toRound),
    nextCursor:
      rows.length > limit && last ? Buffer.from(`${last.started} ${last.id}`).toString("base64url") : null,
  };
}

const cursorPattern = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::?\d\d)?) (.{1,200})$/;

function parseCursor(cursor: string | undefined): [string | null, string | null] {
  const match = cursorPattern.exec(Buffer.from(cursor ?? "", "base64url").toString("utf8"));
  if (!match || Number.isNaN(Date.parse(match[1]!))) return [null, null];
  return [match[1]!, match[2]!];
}

function toRound(row: RoundRow): KeptRound {
  return {
    playerId: row.player_id,
    roundId: row.id,
    studio: row.studio,
    gameId: row.game_id,
    sessionId: row.session_id,
    currency: row.currency,
    state: row.state,
    sequence: row.sequence,
    stakedMinor: Number(row.staked),
    wonMinor: Number(row.won),
    jackpot:
      row.jackpot_tier === null ? null : { tier: row.jackpot_tier, amountMinor: Number(row.jackpot_won) },
    spinsId: row.spins_id,
    draw: row.draw_key === null ? null : { key: row.draw_key, number: Number(row.draw_number) },
    record: row.record,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
