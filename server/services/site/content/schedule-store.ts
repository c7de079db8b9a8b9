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

/** Ends a pending schedule. Returns true for only one of two concurrent calls. */
export async function endSchedule(
  tx: Transaction,
  id: string,
  state: "DONE" | "CANCELLED" | "FAILED",
): Promise<boolean> {
  const rows = await tx.query(
    "update content_schedules set state = $2 where id = $1 and state = 'WAITING' returning id",
    [id, state],
  );
  return rows.length > 0;
}

export async function findSchedule(db: Queryable, id: string): Promise<Schedule | undefined> {
  const [row] = await db.query<Schedule>(`select ${columns} from content_schedules where id = $1`, [id]);
  return row;
}

/** Lists a document's schedules, newest first. */
export async function listSchedules(db: Queryable, ref: ContentRef, limit: number): Promise<Schedule[]> {
  const { bucket, language, kind, key } = ref;
  return await db.query<Schedule>(
    `select ${columns} from content_schedules
      where (bucket, language, kind, key) = ($1, $2, $3, $4) order by created_at desc, id limit $5`,
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

export function toSchedule({ id, version, dueAt, author, state }: Schedule): ContentSchedule {
  return { id, version, at: dueAt.toISOString(), author, state };
}
