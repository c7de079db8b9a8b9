import type { Queryable } from "../../../kit/database.ts";

export type FeedProvider = { id: string; keyVersion: number; isEnabled: boolean };

export async function findProvider(db: Queryable, id: string): Promise<FeedProvider | undefined> {
  const [row] = await db.query<{ id: string; key_version: number; is_enabled: boolean }>(
    "select id, key_version, is_enabled from sports_feed.provider where id = $1",
    [id],
  );
  return row && { id: row.id, keyVersion: row.key_version, isEnabled: row.is_enabled };
}

/** Adds a provider and returns whether it is new; an existing one is left unchanged. */
export async function addProvider(db: Queryable, provider: { id: string; name: string }): Promise<boolean> {
  const added = await db.query(
    "insert into sports_feed.provider (id, name) values ($1, $2) on conflict do nothing returning id",
    [provider.id, provider.name],
  );
  return added.length > 0;
}

export async function raiseKeyVersion(db: Queryable, id: string): Promise<number | undefined> {
  const [row] = await db.query<{ key_version: number }>(
    "update sports_feed.provider set key_version = key_version + 1 where id = $1 returning key_version",
    [id],
  );
  return row?.key_version;
}
