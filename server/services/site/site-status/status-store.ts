import {
  type SiteStatus,
  STATUS_AREAS,
  type StatusArea,
  type StatusState,
} from "@parlour/contracts/entities/site-status";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { CallCounts } from "./decide-state.ts";

export type AreaCounts = ReadonlyMap<StatusArea, CallCounts>;

/** Stores what one server has counted since its last sample. */
export async function insertSamples(
  tx: Transaction,
  { serverId, counts, at }: { serverId: string; counts: AreaCounts; at: Date },
): Promise<void> {
  const areas = [...counts];
  await tx.query(
    `insert into site_status_samples as known (area, server_id, answered, failed, sampled_at)
     select area, $1, answered, failed, $2 from unnest($3::text[], $4::int[], $5::int[]) as s (area, answered, failed)
     on conflict (area, server_id, sampled_at) do update
       set answered = known.answered + excluded.answered, failed = known.failed + excluded.failed`,
    [
      serverId,
      at,
      areas.map(([area]) => area),
      areas.map(([, { answered }]) => answered),
      areas.map(([, { failed }]) => failed),
    ],
  );
}

/** Deletes older samples and returns the sums of the others across all servers. */
export async function sumSamples(tx: Transaction, since: Date): Promise<AreaCounts> {
  await tx.query("delete from site_status_samples where sampled_at < $1", [since]);
  const rows = await tx.query<{ area: StatusArea } & CallCounts>(
    `select area, sum(answered)::int as answered, sum(failed)::int as failed
     from site_status_samples group by area`,
  );
  return new Map(rows.map(({ area, ...counts }) => [area, counts]));
}

/** Stores the areas' states. If an area's state has not changed, the time of its last change is kept. */
export async function updateStates(
  tx: Transaction,
  states: ReadonlyMap<StatusArea, StatusState>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into site_status as known (area, state, since, checked_at)
     select area, state, $1, $1 from unnest($2::text[], $3::text[]) as s (area, state) order by area
     on conflict (area) do update set state = excluded.state, checked_at = excluded.checked_at,
       since = case when known.state = excluded.state then known.since else excluded.since end`,
    [now, [...states.keys()], [...states.values()]],
  );
}

export async function readStatus(db: Queryable): Promise<SiteStatus> {
  const rows = await db.query<{ area: StatusArea; state: StatusState; since: Date; checked_at: Date }>(
    "select area, state, since, checked_at from site_status",
  );
  const byArea = new Map(rows.map((row) => [row.area, row]));
  const known = STATUS_AREAS.flatMap((area) => byArea.get(area) ?? []);
  const checkedAt = known.reduce<Date | null>(
    (latest, { checked_at }) => (latest === null || checked_at > latest ? checked_at : latest),
    null,
  );
  return {
    areas: known.map(({ area, state, since }) => ({ area, state, since: since.toISOString() })),
    checkedAt: checkedAt?.toISOString() ?? null,
  };
}
