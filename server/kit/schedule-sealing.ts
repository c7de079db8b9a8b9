import type { Queryable, Transaction } from "./database.ts";
import type { Kit } from "./kit.ts";

/** Rows that an earlier version stored in a different form, and the functions that encrypt them, one part at a time. */
export type Unsealed = {
  /**
   * Lists the next parts (a part contains the rows of one player or one chat), after the given one, ordered by their
   * ids.
   */
  list(db: Queryable, after: string, limit: number): Promise<string[]>;
  /** Encrypts some rows of one part (of one player or chat). Returns false if none are left. */
  sealNext(tx: Transaction, part: string): Promise<boolean>;
};

const pageSize = 500;

/**
 * Encrypts rows that an earlier version stored in a different form, one part at a time. A part that can't be
 * encrypted is logged and tried again an hour later. After an upgrade this takes as many transactions as there are
 * batches; later it is one query an hour.
 */
export async function scheduleSealing(
  kit: Pick<Kit, "db" | "jobs" | "log">,
  job: string,
  unsealed: Unsealed,
): Promise<void> {
  await kit.jobs.work(job, () => sealAll(kit, job, unsealed));
  await kit.jobs.schedule(job, "7 * * * *");
}

async function sealAll(
  { db, log }: Pick<Kit, "db" | "log">,
  job: string,
  { list, sealNext }: Unsealed,
): Promise<void> {
  let after = "";
  for (;;) {
    const parts = await list(db, after, pageSize);
    for (const part of parts) {
      try {
        while (await db.transaction((tx) => sealNext(tx, part)));
      } catch (error) {
        log.error({ err: error, job, part }, "rows were not encrypted; the next run will try it again");
      }
    }
    if (parts.length < pageSize) return;
    after = parts.at(-1)!;
  }
}
