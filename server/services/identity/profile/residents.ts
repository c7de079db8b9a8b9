import type { Queryable } from "../../../kit/database.ts";

/** Returns which of these players live in a country, or in one of its subdivisions. */
export async function findResidents(
  db: Queryable,
  { countryCode, subdivision }: { countryCode: string; subdivision: string | null },
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from players where id = any($1::text[]) and country_code = $2
       and ($3::text is null or subdivision in ($3, $2 || '-' || $3))`,
    [playerIds, countryCode, subdivision],
  );
  return new Set(rows.map(({ id }) => id));
}
