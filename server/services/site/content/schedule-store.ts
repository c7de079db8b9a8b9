import type { ContentRef, ContentSchedule } from "@parlour/contracts/entities/content-document";
import type { Queryable, Transaction } from "@parlour/server/kit/database";

export type Schedule = ContentRef & {
  id: string;
  version: number | null;
  dueAt: Date;
  author: string;
  state: ContentSchedule["state"];
};

const columns = `id, bucket, language, kind, key, version, due_at as "dueAt", author, state`;

export async function insertSchedule(
  tx: Transaction,
  schedule: Omit<Schedule, "state">,
  now: Date,
): Promise<void> {
  const { id, bucket, language, kind, key, version, dueAt, author } = schedule;
  await tx.query(
    `insert into content_schedules (id, bucket, language, kind, key, version, due_at, author, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'WAITING', $9)`,
    [id, bucket, language, kind, key, version, dueAt, author, now],
  );
}

/**
 * Ends a pending schedule. Returns true for only one of two concurrent calls. With a due time, a schedule that was moved
 * to another time stays pending.
 */
export async function endSchedule(
  tx: Transaction,
  id: string,
  state: "DONE" | "CANCELLED" | "FAILED",
  dueAt?: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update content_schedules set state = $2
      where id = $1 and state = 'WAITING' and ($3::timestamptz is null or due_at = $3) returning id`,
    [id, state, dueAt ?? null],
  );
  return rows.length > 0;
}

/**
 * Moves a pending schedule to another time, which makes the operator its author: they answer for what is published then.
 * Returns false if it is no longer pending.
 */
export async function moveSchedule(
  tx: Transaction,
  id: string,
  { dueAt, author }: Pick<Schedule, "dueAt" | "author">,
): Promise<boolean> {
  const rows = await tx.query(
    "update content_schedules set due_at = $2, author = $3 where id = $1 and state = 'WAITING' returning id",
    [id, dueAt, author],
  );
  return rows.length > 0;
}

/** Lists the pending schedules of a bucket with the titles of their documents, the next one first. */
export async function listWaitingSchedules(
  db: Queryable,
  bucket: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(Schedule & { title: string | null })[]> {
  return await db.query<Schedule & { title: string | null }>(
    `select ${columns},
            (select coalesce(version.body ->> 'title', version.body ->> 'name') from content_versions version
              where (version.bucket, version.language, version.kind, version.key)
                  = (schedule.bucket, schedule.language, schedule.kind, schedule.key)
              order by version.version desc limit 1) as title
       from content_schedules schedule
      where state = 'WAITING' and bucket = $1
        and ($2::text is null
          or (due_at, created_at, id)
            > (select last.due_at, last.created_at, last.id from content_schedules last where last.id = $2))
      order by due_at, created_at, id limit $3`,
    [bucket, after ?? null, limit],
  );
}

export async function findSchedule(db: Queryable, id: string): Promise<Schedule | undefined> {
  const [row] = await db.query<Schedule>(`select ${columns} from content_schedules where id = $1`, [id]);
  return row;
}

export async function lockSchedule(tx: Transaction, id: string): Promise<Schedule | undefined> {
  const [row] = await tx.query<Schedule>(
    `select ${columns} from content_schedules where id = $1 for no key update`,
    [id],
  );
  return row;
}

/** Lists a document's schedules: those still to come first, then newest first. */
export async function listSchedules(db: Queryable, ref: ContentRef, limit: number): Promise<Schedule[]> {
  const { bucket, language, kind, key } = ref;
  return await db.query<Schedule>(
    `select ${columns} from content_schedules
      where (bucket, language, kind, key) = ($1, $2, $3, $4)
      order by state <> 'WAITING', created_at desc, id limit $5`,
    [bucket, language, kind, key, limit],
  );
}

/** Lists due schedules in the order of their due time. */
export async function listDueSchedules(db: Queryable, now: Date): Promise<Schedule[]> {
  return await db.query<Schedule>(
    `select ${columns} from content_schedules
      where state = 'WAITING' and due_at <= $1 order by due_at, created_at, id limit 100`,
    [now],
  );
}

export function toSchedule(
  { id, version, dueAt, author, state }: Schedule,
  names: ReadonlyMap<string, string>,
): ContentSchedule {
  return { id, version, at: dueAt.toISOString(), author, authorName: names.get(author) ?? null, state };
}
