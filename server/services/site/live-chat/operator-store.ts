import type { Queryable } from "../../../kit/database.ts";

type DeskOperator = { id: string; name: string };

export async function recordOperator(db: Queryable, { id, name }: DeskOperator, now: Date): Promise<void> {
  await db.query(
    `insert into chat_operators (id, name, seen_at) values ($1, $2, $3)
     on conflict (id) do update set name = excluded.name, seen_at = excluded.seen_at`,
    [id, name, now],
  );
}

export async function listOperatorsSince(db: Queryable, since: Date): Promise<DeskOperator[]> {
  return await db.query<DeskOperator>(
    "select id, name from chat_operators where seen_at > $1 order by name, id",
    [since],
  );
}
