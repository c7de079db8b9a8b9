import type { Queryable } from "./database.ts";

export type Lease = {
  /** Acquires or renews the lease; false while another server holds it. */
  hold(db: Queryable, by: { holder: string; now: Date; runsOutAt: Date }): Promise<boolean>;
  /** Releases the lease, so that another server can continue immediately. */
  drop(db: Queryable, holder: string, now: Date): Promise<void>;
};

/**
 * Returns a lease, which ensures that one server at a time does the work. It is a row of a table with the
 * columns name, holder and runs_out_at.
 */
export function leaseIn(table: string, name: string): Lease {
  return {
    async hold(db, { holder, now, runsOutAt }) {
      const rows = await db.query(
        `insert into ${table} as lease (name, holder, runs_out_at) values ($1, $2, $4)
         on conflict (name) do update set holder = $2, runs_out_at = $4
           where lease.holder = $2 or lease.runs_out_at <= $3
         returning name`,
        [name, holder, now, runsOutAt],
      );
      return rows.length > 0;
    },
    async drop(db, holder, now) {
      await db.query(`update ${table} set runs_out_at = $3 where name = $1 and holder = $2`, [
        name,
        holder,
        now,
      ]);
    },
  };
}
