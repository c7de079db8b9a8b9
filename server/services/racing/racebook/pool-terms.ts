import type { ShownPoolTerms } from "@parlour/contracts/entities/racing";
import { type PoolTerms, type PoolType, poolTypeNames, usualPoolTerms } from "@parlour/racing";
import type { Queryable } from "../../../kit/database.ts";

/** Reads the terms with which the next races are published, for every pool type. */
export async function readPoolTerms(db: Queryable): Promise<Map<PoolType, PoolTerms>> {
  const rows = await db.query<PoolTerms & { type: PoolType }>(
    `select type, takeout_bps as "takeoutBps", break_step_percent as "breakStepPercent",
       minimum_percent as "minimumPercent"
     from racing_pool_terms`,
  );
  const changed = new Map(rows.map(({ type, ...terms }) => [type, terms]));
  return new Map(poolTypeNames.map((type) => [type, changed.get(type) ?? usualPoolTerms(type)]));
}

export async function writePoolTerms(
  db: Queryable,
  type: PoolType,
  { takeoutBps, breakStepPercent, minimumPercent }: PoolTerms,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into racing_pool_terms (type, takeout_bps, break_step_percent, minimum_percent, changed_at)
     values ($1, $2, $3, $4, $5)
     on conflict (type) do update
       set takeout_bps = $2, break_step_percent = $3, minimum_percent = $4, changed_at = $5`,
    [type, takeoutBps, breakStepPercent, minimumPercent, now],
  );
}

export const shownTerms = ({ takeoutBps, breakStepPercent, minimumPercent }: PoolTerms): ShownPoolTerms => ({
  takeoutPercent: takeoutBps / 100,
  breakStepPercent,
  minimumPercent,
});

export const termsFrom = ({ takeoutPercent, ...terms }: ShownPoolTerms): PoolTerms => ({
  takeoutBps: Math.round(takeoutPercent * 100),
  ...terms,
});
