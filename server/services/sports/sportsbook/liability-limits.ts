import type { LiabilityScope } from "@parlour/contracts/entities/liability-limit";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type LimitOf, type Limits, limitsIn, type StoredRule } from "./liability-rules.ts";

export type NamedRule = StoredRule & { name: string | null };

type Row = {
  sport: string;
  competition: string;
  kind: string;
  event_id: string | null;
  market: string;
  scheduled: string;
  live: string;
  name: string | null;
};

const orNull = (text: string): string | null => (text === "" ? null : text);

export async function listRules(db: Queryable): Promise<NamedRule[]> {
  const rows = await db.query<Row>(
    `select l.*, case when l.event_id is not null then (e.home ->> 'name') || ' – ' || (e.away ->> 'name')
       when l.competition <> '' then
         (select c.competition_name from sports.event c where c.competition = l.competition limit 1) end as name
     from sports.liability_limit l left join sports.event e on e.id = l.event_id
     order by l.sport, l.competition, l.kind, l.event_id, l.market`,
  );
  return rows.map(({ sport, competition, kind, event_id: event, market, scheduled, live, name }) => ({
    scope: {
      sport: orNull(sport),
      competition: orNull(competition),
      kind: orNull(kind),
      event,
      market: orNull(market),
    },
    limits: { scheduled: Number(scheduled), live: Number(live) },
    name,
  }));
}

/** Sets the limits of a scope, or removes them. */
export async function writeRule(
  db: Queryable,
  { sport, competition, kind, event, market }: LiabilityScope,
  limits: Limits | null,
  now: Date,
): Promise<void> {
  const scope = [sport ?? "", competition ?? "", kind ?? "", event, market ?? ""];
  if (limits === null) {
    await db.query(
      `delete from sports.liability_limit where (sport, competition, kind, market) = ($1, $2, $3, $5)
         and event_id is not distinct from $4`,
      scope,
    );
    return;
  }
  await db.query(
    `insert into sports.liability_limit (sport, competition, kind, event_id, market, scheduled, live, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (sport, competition, kind, event_id, market)
       do update set scheduled = $6, live = $7, changed_at = $8`,
    [...scope, limits.scheduled, limits.live, now],
  );
}

/** Serialises changes to the rules, because the effect of a change depends on the other rules. */
export const lockRules = (tx: Queryable) =>
  tx.query("select pg_advisory_xact_lock(hashtext('sports.liability_limit'))");

export type LiabilityLimits = {
  /**
   * Makes sure that the limits in memory are recent. Call it before a transaction, which must not wait for another
   * connection.
   */
  refresh(): Promise<LimitOf>;
  /** Returns the limits in memory, without a query. */
  current(): LimitOf;
  /** Makes every server read the limits again after a change. */
  announce(): Promise<void>;
  /** Subscribes to changes made by other servers; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "sports.liability-limits";
const staleAfterMs = 30_000;

/** The limits are kept in memory, one copy per server, so that placing a bet needs no further query. */
export function createLiabilityLimits({ db, bus }: Pick<Kit, "db" | "bus">): LiabilityLimits {
  let limits = limitsIn([]);
  let loading: Promise<LimitOf> | undefined;
  let loadedAtMs = Number.NEGATIVE_INFINITY;
  const reload = () => {
    loadedAtMs = performance.now();
    const own = listRules(db).then((rules) => {
      if (loading === own) limits = limitsIn(rules);
      return limits;
    });
    loading = own;
    own.catch(() => {
      if (loading === own) loadedAtMs = Number.NEGATIVE_INFINITY;
    });
    return own;
  };
  return {
    refresh: () =>
      loading !== undefined && performance.now() - loadedAtMs < staleAfterMs ? loading : reload(),
    current: () => limits,
    async announce() {
      await reload();
      await bus.publish(topic, null);
    },
    watch: () => bus.subscribe(topic, () => void reload().catch(() => {})),
  };
}
