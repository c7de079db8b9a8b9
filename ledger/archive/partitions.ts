import type { Queryable } from "../accounts.ts";

/** A partition with the entries of one month, or with all entries from before the monthly partitions. */
export type Partition = {
  name: string;
  /** The first posting number of the month, inclusive; zero for the first partition. */
  firstNumber: bigint;
  /** The posting number at which the month ends, exclusive. */
  endNumber: bigint;
  bytes: number;
};

/** An archived month, whose entries are in a file. */
export type Archive = {
  name: string;
  firstNumber: bigint;
  endNumber: bigint;
  entries: number;
  file: string;
  sha256: string;
  archivedAt: Date;
};

/** Lists the partitions of the entries, oldest first. */
export async function listPartitions(db: Queryable): Promise<Partition[]> {
  const { rows } = await db.query<{ name: string; bound: string; bytes: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound, pg_total_relation_size(c.oid) as bytes
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'ledger.entry'::regclass`,
  );
  return rows
    .map(({ name, bound, bytes }) => {
      const [, first, end] = /FROM \((MINVALUE|'\d+')\) TO \('(\d+)'\)/.exec(bound) ?? [];
      if (!first || !end) throw new Error(`The limits of ledger.${name} are not understood: ${bound}`);
      const firstNumber = first === "MINVALUE" ? 0n : BigInt(first.slice(1, -1));
      return { name, firstNumber, endNumber: BigInt(end), bytes: Number(bytes) };
    })
    .sort((one, other) => (one.endNumber < other.endNumber ? -1 : 1));
}

/** Lists the archived months, oldest first. */
export async function listArchives(db: Queryable): Promise<Archive[]> {
  const { rows } = await db.query<{
    name: string;
    first_number: string;
    end_number: string;
    entries: string;
    file: string;
    sha256: string;
    archived_at: Date;
  }>("select * from ledger.archive order by end_number");
  return rows.map((row) => ({
    name: row.name,
    firstNumber: BigInt(row.first_number),
    endNumber: BigInt(row.end_number),
    entries: Number(row.entries),
    file: row.file,
    sha256: row.sha256,
    archivedAt: row.archived_at,
  }));
}

/** The job that starts a month may run late, so a month may contain postings from the first day of the next. */
const lateMs = 86_400_000;

/** Lists the months to archive, oldest first: those that ended before the last `onlineMonths` full months. */
export async function listDue(
  db: Queryable,
  { now, onlineMonths }: { now: Date; onlineMonths: number },
): Promise<Partition[]> {
  const cutoff = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - onlineMonths));
  const due: Partition[] = [];
  for (const partition of await listPartitions(db)) {
    const { rows } = await db.query<{ is_due: boolean }>(
      // The posting numbers of the first partition don't indicate its date, so we use its last posting.
      `select ($4 or $1::bigint <= ledger.month_number($2))
         and $1::bigint <= (select last_value from ledger.posting_number)
         and coalesce((select posted_at from ledger.posting where number < $1 order by number desc limit 1) < $3, true)
         as is_due`,
      [`${partition.endNumber}`, cutoff, new Date(cutoff.getTime() + lateMs), partition.firstNumber === 0n],
    );
    if (!rows[0]!.is_due) break;
    due.push(partition);
  }
  return due;
}
