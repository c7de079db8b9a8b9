import type { Queryable } from "@parlour/server/kit/database";

export type Lease = {
  /**
   * How long no server had advanced the table before this one acquired the lease; 0 if the lease never
   * lapsed.
   */
  gapMs: number;
};

/** Acquires or renews the lease. Returns undefined while another server holds it. */
export async function holdLease(
  db: Queryable,
  { slug, holder, now, runsOutAt }: { slug: string; holder: string; now: Date; runsOutAt: Date },
): Promise<Lease | undefined> {
  const rows = await db.query<{ gapMs: number }>(
    `with before as (select renewed_at, holder from shared_round_leases where slug = $1)
     insert into shared_round_leases as lease (slug, holder, renewed_at, runs_out_at) values ($1, $2, $3, $4)
     on conflict (slug) do update set holder = $2, renewed_at = $3, runs_out_at = $4
       where lease.holder = $2 or lease.runs_out_at <= $3
     returning coalesce((select extract(epoch from ($3::timestamptz - renewed_at)) * 1000 from before), 0)::float8
       as "gapMs"`,
    [slug, holder, now, runsOutAt],
  );
  return rows[0];
}

/** Releases the lease, so that another server can take over immediately. */
export async function dropLease(db: Queryable, slug: string, holder: string, now: Date): Promise<void> {
  await db.query("update shared_round_leases set runs_out_at = $3 where slug = $1 and holder = $2", [
    slug,
    holder,
    now,
  ]);
}

/** Lists the tables with unsettled rounds that no server advances. */
export async function listAbandonedTables(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    `select distinct slug from shared_rounds round where state <> 'SETTLED' and not exists (
       select from shared_round_leases lease where lease.slug = round.slug and lease.runs_out_at > $1)`,
    [now],
  );
  return rows.map(({ slug }) => slug);
}
