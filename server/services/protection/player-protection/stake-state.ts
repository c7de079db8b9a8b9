import { textArray } from "@parlour/ledger/post-batch";
import type { Break } from "@parlour/rules/protection-breaks";
import { windowStart } from "@parlour/rules/protection-limits";
import type { Reader } from "@parlour/wagering/admission";
import type { LimitName } from "./limit-store.ts";

export type LimitRow = [...[LimitName["kind"], LimitName["period"]], amount: string, currency: string];
type TotalRow = [currency: string, ...sums: [string, string, string, string, string, string]];
type BreakRow = [
  kind: Break["kind"],
  scope: Break["scope"],
  since: string,
  until: string | null,
  asked: string | null,
];

/** Everything that decides whether a player may stake. */
export type StakeState = {
  player_id: string;
  time_zone: string;
  /** Whether totals of the player's stakes and losses are kept, as limits on them require. */
  is_tracked: boolean;
  /** Whether stakes are refused until the exclusion register has answered. */
  is_held: boolean;
  /** Whether stakes are refused until an operator has reviewed the account. */
  is_under_review: boolean;
  limits: LimitRow[] | null;
  totals: TotalRow[] | null;
  breaks: BreakRow[] | null;
  reality_minutes: number | null;
  reality_read_at: Date | null;
  /** The start of the oldest open session; null if there is none. */
  signed_in_at: Date | null;
};

/** Finds the protected players of a batch. Most batches have none, so this is cheaper than `statement`. */
const lookup = `
  select player_id from protected_players where player_id = any($1::text[])
  union all select player_id from protection_reality_checks where player_id = any($1::text[])`;

const statement = `
  select p.player_id, m.time_zone,
    exists (select from wagering.tracked_player k where k.player_id = p.player_id) as is_tracked,
    exists (select from protection_holds h where h.player_id = p.player_id) as is_held,
    exists (select from protection_reviews v where v.player_id = p.player_id) as is_under_review,
    (select json_agg(json_build_array(l.kind, l.period, l.amount::text, l.currency))
     from (select kind, period, currency, min(amount) as amount from protection_limits
           where player_id = p.player_id and kind <> 'DEPOSIT' group by 1, 2, 3) l) as limits,
    (select json_agg(json_build_array(t.currency, t.s1::text, t.s2::text, t.s3::text, t.l1::text, t.l2::text, t.l3::text))
     from (select currency,
             coalesce(sum(staked) filter (where quarter >= $2), 0) as s1,
             coalesce(sum(staked) filter (where quarter >= $3), 0) as s2,
             coalesce(sum(staked) filter (where quarter >= m.start), 0) as s3,
             coalesce(sum(lost) filter (where quarter >= $2), 0) as l1,
             coalesce(sum(lost) filter (where quarter >= $3), 0) as l2,
             coalesce(sum(lost) filter (where quarter >= m.start), 0) as l3
           from wagering.player_total
           where player_id = p.player_id and quarter >= least(m.start, $3::timestamptz) group by currency) t) as totals,
    (select json_agg(json_build_array(b.kind, b.scope, b.since, b.until, b.return_asked_at))
     from protection_breaks b where b.player_id = p.player_id) as breaks,
    r.interval_minutes as reality_minutes, r.acknowledged_at as reality_read_at,
    (select min(s.created_at) from sessions s
     where s.player_id = p.player_id and s.ended_at is null and s.expires_at > $4
       and s.last_seen_at + make_interval(secs => s.idle_seconds) > $4) as signed_in_at
  from unnest($1::text[]) as p(player_id)
  left join protected_players z on z.player_id = p.player_id
  left join protection_reality_checks r on r.player_id = p.player_id,
  lateral (select coalesce(z.time_zone, 'UTC') as time_zone,
             date_trunc('month', $4::timestamptz, coalesce(z.time_zone, 'UTC')) as start) m`;

/** Returns which of the given players have their own limit, break or reality check. */
export async function listProtected(tx: Reader, playerIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ player_id: string }>(lookup, [textArray(playerIds)]);
  return new Set(rows.map(({ player_id }) => player_id));
}

export async function readStakeStates(
  tx: Reader,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, StakeState>> {
  const rows = await tx.query<StakeState>(statement, [
    playerIds,
    windowStart("DAY", now, "UTC"),
    windowStart("WEEK", now, "UTC"),
    now,
  ]);
  return new Map(rows.map((row) => [row.player_id, row]));
}

export function parseBreak([kind, scope, since, until, asked]: BreakRow): Break {
  return {
    kind,
    scope,
    since: new Date(since),
    until: until === null ? null : new Date(until),
    returnAskedAt: asked === null ? null : new Date(asked),
  };
}
