import type { Queryable } from "../../../kit/database.ts";

const name = "calendar";

/** Acquires or renews the lease; false while another server holds it. */
export async function holdLease(
  db: Queryable,
  { holder, now, runsOutAt }: { holder: string; now: Date; runsOutAt: Date },
): Promise<boolean> {
  const rows = await db.query(
    `insert into sports_calendar.lease as lease (name, holder, runs_out_at) values ($1, $2, $4)
     on conflict (name) do update set holder = $2, runs_out_at = $4
       where lease.holder = $2 or lease.runs_out_at <= $3
     returning name`,
    [name, holder, now, runsOutAt],
  );
  return rows.length > 0;
}

/** Releases the lease, so that another server can go on at once. */
export async function dropLease(db: Queryable, holder: string, now: Date): Promise<void> {
  await db.query("update sports_calendar.lease set runs_out_at = $3 where name = $1 and holder = $2", [
    name,
    holder,
    now,
  ]);
}
