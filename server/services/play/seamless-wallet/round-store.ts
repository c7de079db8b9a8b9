import type { Queryable } from "../../../kit/database.ts";
import type { KeptRound, RoundQuery } from "../../../kit/ports/kept-round.ts";
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
  const [, startedMicros = null, id = null] = cursorPattern.exec(fromBase64Url(cursor ?? "")) ?? [];
  const rows = await db.query<RoundRow & { startedMicros: string }>(
    // The time goes back and forth in microseconds, which a Date would lose.
    `select ${columns}, (extract(epoch from started_at) * 1000000)::bigint as "startedMicros" from seamless.round
     where player_id = $1 and ($2::text is null or game_id = $2) and ($3::text is null or session_id = $3)
       and ($4::bigint is null
         or (started_at, id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5))
     order by started_at desc, id desc limit $6`,
    [playerId, gameId ?? null, sessionId ?? null, startedMicros, id, limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toRound),
    nextCursor:
      rows.length > limit && last
        ? Buffer.from(`${last.startedMicros} ${last.id}`).toString("base64url")
        : null,
  };
}

/** So many digits are a time for every number that they make; NUL and its kin are in no id. */
const cursorPattern = /^(\d{1,16}) (\P{Cc}{1,200})$/u;

function fromBase64Url(text: string): string {
  return Buffer.from(text, "base64url").toString("utf8");
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
