import type { Vertical } from "@parlour/ledger";
import type { Reader } from "./admission.ts";
import type { WagerState } from "./wager.ts";

/** A wager in the form that games read. It is usually a casino round; see `isRound`. */
export type Round = {
  playerId: string;
  roundId: string;
  /** Whether the wager is a game round; sports and racing bets and poker are not. */
  isRound: boolean;
  vertical: Vertical;
  provider: string;
  productId: string;
  sessionId: string | null;
  currency: string;
  state: "OPEN" | "ENDED" | "VOID";
  sequence: number;
  stakedMinor: bigint;
  wonMinor: bigint;
  jackpot: { tier: string; amountMinor: bigint } | null;
  grantId: string | null;
  draw: { key: string; number: number } | null;
  /** The provider's own record of the round, as JSON. */
  record: string | null;
  startedAt: Date;
  endedAt: Date | null;
};

export type RoundQuery = {
  playerId: string;
  productId?: string | undefined;
  /** Whether to list only game rounds, without sports and racing bets or poker. */
  onlyRounds?: boolean;
  sessionId?: string | undefined;
  /** The period in which the rounds began; `before` is exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
  /** The `nextCursor` of the previous page. */
  cursor?: string | undefined;
  limit: number;
};

export type RoundKey = { playerId: string; roundId: string };

export type Rounds = {
  find(playerId: string, roundId: string): Promise<Round | undefined>;
  /** Lists the rounds that have this id, whoever played them; two providers may use the same id. */
  listById(roundId: string, limit: number): Promise<Round[]>;
  findOpen(playerId: string, productId: string): Promise<Round | undefined>;
  /** Lists rounds, newest first. */
  list(query: RoundQuery): Promise<{ items: Round[]; nextCursor: string | null }>;
  /** Lists open rounds that use numbered draws and have not changed since the given time, oldest first. */
  listWaiting(provider: string, since: Date): AsyncIterable<Round>;
  /** Returns whether an open wager was staked from this ledger account. */
  hasOpenFrom(tx: Reader, playerId: string, accountId: string): Promise<boolean>;
};

type RoundRow = {
  player_id: string;
  id: string;
  reference_kind: string;
  vertical: Vertical;
  provider: string;
  product_id: string;
  session_id: string | null;
  currency: string;
  state: WagerState;
  sequence: number;
  staked: string;
  won: string;
  jackpot_tier: string | null;
  jackpot_won: string;
  grant_id: string | null;
  draw_key: string | null;
  draw_number: string | null;
  record: string | null;
  started_at: Date;
  ended_at: Date | null;
};

const columns = `player_id, id, reference_kind, vertical, provider, product_id, session_id, currency, state, sequence, staked, won, jackpot_tier,
  jackpot_won, grant_id, draw_key, draw_number, record, started_at, ended_at`;

export function createRounds(db: Reader): Rounds {
  return {
    async find(playerId, roundId) {
      const [row] = await db.query<RoundRow>(
        `select ${columns} from wagering.wager where player_id = $1 and id = $2`,
        [playerId, roundId],
      );
      return row && toRound(row);
    },
    async listById(roundId, limit) {
      const rows = await db.query<RoundRow>(
        `select ${columns} from wagering.wager
         where id = $1 and reference_kind = 'round' order by started_at desc limit $2`,
        [roundId, limit],
      );
      return rows.map(toRound);
    },
    async findOpen(playerId, productId) {
      const [row] = await db.query<RoundRow>(
        `select ${columns} from wagering.wager
         where player_id = $1 and product_id = $2 and state = 'OPEN' order by started_at limit 1`,
        [playerId, productId],
      );
      return row && toRound(row);
    },
    list: (query) => listRounds(db, query),
    listWaiting: (provider, since) => listWaiting(db, provider, since),
    async hasOpenFrom(tx, playerId, accountId) {
      const rows = await tx.query(
        `select 1 from wagering.wager
         where player_id = $1 and state = 'OPEN' and $2 = any(purse_ids) limit 1`,
        [playerId, accountId],
      );
      return rows.length > 0;
    },
  };
}

/** Returns the product of each wager, in the given order; null for an unknown wager. */
export async function productsOf(db: Reader, wagers: readonly RoundKey[]): Promise<(string | null)[]> {
  if (wagers.length === 0) return [];
  const rows = await db.query<{ product_id: string | null }>(
    `select w.product_id
     from unnest($1::text[], $2::text[]) with ordinality as asked(player_id, id, position)
     left join lateral (
       select product_id from wagering.wager w where w.player_id = asked.player_id and w.id = asked.id limit 1
     ) w on true
     order by asked.position`,
    [wagers.map(({ playerId }) => playerId), wagers.map(({ roundId }) => roundId)],
  );
  return rows.map((row) => row.product_id);
}

const waitingAtOnce = 100;

/**
 * Lists open rounds that have not changed for a while, page by page. Each page continues after the last round
 * of the previous one, so that a round that can't be ended doesn't block the others.
 */
async function* listWaiting(db: Reader, provider: string, since: Date): AsyncGenerator<Round> {
  let after: [string | null, string, string] = [null, "", ""];
  for (;;) {
    const rows = await db.query<RoundRow & { changed: string }>(
      `select ${columns}, changed_at::text as changed from wagering.wager
       where provider = $1 and state = 'OPEN' and changed_at < $2 and draw_key is not null
         and ($3::timestamptz is null or (changed_at, player_id, id) > ($3::timestamptz, $4, $5))
       order by changed_at, player_id, id limit ${waitingAtOnce}`,
      [provider, since, ...after],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield* rows.map(toRound);
    after = [last.changed, last.player_id, last.id];
  }
}

/** Lists rounds; an invalid cursor returns the first page. */
async function listRounds(
  db: Reader,
  { playerId, productId, onlyRounds = false, sessionId, from, before, cursor, limit }: RoundQuery,
): Promise<{ items: Round[]; nextCursor: string | null }> {
  const [, startedMicros = null, id = null] = cursorPattern.exec(fromBase64Url(cursor ?? "")) ?? [];
  const rows = await db.query<RoundRow & { startedMicros: string }>(
    // The time is passed in microseconds, because a Date has only milliseconds.
    `select ${columns}, (extract(epoch from started_at) * 1000000)::bigint as "startedMicros" from wagering.wager
     where player_id = $1 and ($2::text is null or product_id = $2) and ($3::text is null or session_id = $3)
       and ($4::bigint is null
         or (started_at, id) < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5))
       and ($7::timestamptz is null or started_at >= $7) and ($8::timestamptz is null or started_at < $8)
       and (not $9 or reference_kind = 'round')
     order by started_at desc, id desc limit $6`,
    [
      playerId,
      productId ?? null,
      sessionId ?? null,
      startedMicros,
      id,
      limit + 1,
      from ?? null,
      before ?? null,
      onlyRounds,
    ],
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

/**
 * Matches a decoded cursor: the start time in microseconds, of at most sixteen digits, and the round's id,
 * which contains no control characters.
 */
const cursorPattern = /^(\d{1,16}) (\P{Cc}{1,200})$/u;

function fromBase64Url(text: string): string {
  return Buffer.from(text, "base64url").toString("utf8");
}

/**
 * Returns a round's state for games, which only distinguish open, ended and void rounds; how a round was
 * settled matters only for the money.
 */
function stateOf(state: WagerState): Round["state"] {
  if (state === "OPEN") return "OPEN";
  return state === "VOIDED" ? "VOID" : "ENDED";
}

function toRound(row: RoundRow): Round {
  return {
    playerId: row.player_id,
    roundId: row.id,
    isRound: row.reference_kind === "round",
    vertical: row.vertical,
    provider: row.provider,
    productId: row.product_id,
    sessionId: row.session_id,
    currency: row.currency,
    state: stateOf(row.state),
    sequence: row.sequence,
    stakedMinor: BigInt(row.staked),
    wonMinor: BigInt(row.won),
    jackpot:
      row.jackpot_tier === null ? null : { tier: row.jackpot_tier, amountMinor: BigInt(row.jackpot_won) },
    grantId: row.grant_id,
    draw: row.draw_key === null ? null : { key: row.draw_key, number: Number(row.draw_number) },
    record: row.record,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
