import type { Queryable, Transaction } from "../../../kit/database.ts";

export async function readTags(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.query<{ id: string; tags: string[] }>(
    `select player_id as id, array_agg(tag order by tag) as tags from player_tags
     where player_id = any($1) group by player_id`,
    [ids],
  );
  return new Map(rows.map(({ id, tags }) => [id, tags]));
}

type Tagging = { playerIds: readonly string[]; tag: string };

/** Adds a tag and returns the players who did not have it before. */
export async function addTag(
  tx: Transaction,
  { playerIds, tag }: Tagging,
  by: { name: string; now: Date },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `insert into player_tags (player_id, tag, operator_name, created_at)
     select id, $2, $3, $4 from unnest($1::text[]) as id order by id
     on conflict do nothing returning player_id as id`,
    [playerIds, tag, by.name, by.now],
  );
  return rows.map(({ id }) => id);
}

/** Removes a tag and returns the players who had it. */
export async function removeTag(tx: Transaction, { playerIds, tag }: Tagging): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "delete from player_tags where player_id = any($1) and tag = $2 returning player_id as id",
    [playerIds, tag],
  );
  return rows.map(({ id }) => id);
}
