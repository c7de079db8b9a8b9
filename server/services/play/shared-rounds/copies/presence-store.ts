import type { Queryable } from "@parlour/server/kit/database";

// The database's clock is used, so that servers whose clocks differ don't assume that each other's players have left.
export const isCurrent = "seen_at > now() - interval '10 seconds'";

/** Stores which players are connected to tables through this server. The row of a table without players is deleted. */
export async function writePresence(
  db: Queryable,
  server: string,
  tables: readonly { slug: string; owners: readonly string[] }[],
): Promise<void> {
  for (const { slug, owners } of tables) {
    if (owners.length === 0)
      await db.query("delete from table_presence where server = $1 and slug = $2", [server, slug]);
    else
      await db.query(
        `insert into table_presence (server, slug, owners, seen_at) values ($1, $2, $3, now())
         on conflict (server, slug) do update set owners = $3, seen_at = now()`,
        [server, slug, owners],
      );
  }
}

/** Marks the server's rows as current, and returns the tables for which it has a row. */
export async function keepPresence(db: Queryable, server: string): Promise<Set<string>> {
  const rows = await db.query<{ slug: string }>(
    "update table_presence set seen_at = now() where server = $1 returning slug",
    [server],
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Deletes all rows that a server has written. Called when the server stops. */
export async function dropPresence(db: Queryable, server: string): Promise<void> {
  await db.query("delete from table_presence where server = $1", [server]);
}

/** Deletes the rows of servers that have died. */
export async function deleteStalePresence(db: Queryable): Promise<void> {
  await db.query("delete from table_presence where seen_at < now() - interval '1 minute'");
}

/** Counts the players at each table over all servers; a player with several pages counts once. */
export async function countPresent(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ slug: string; players: number }>(
    `select slug, count(distinct owner)::int as players from table_presence, unnest(owners) owner
     where ${isCurrent} group by slug`,
  );
  return new Map(rows.map(({ slug, players }) => [slug, players]));
}
