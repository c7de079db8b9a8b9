import type { Location } from "@parlour/rules/geo-filter";

/** A pool or a transaction; admission asks inside the transaction that takes a stake. */
type Reader = { query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> };

/** Those of the players who are disabled, closed or self-excluded. */
export async function listInactive(db: Reader, playerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    "select id from players where id = any($1::text[]) and status <> 'ACTIVE'",
    [playerIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Where the players live. */
export async function readResidences(
  db: Reader,
  playerIds: readonly string[],
): Promise<(Location & { id: string })[]> {
  return await db.query<Location & { id: string }>(
    "select id, country_code as country, subdivision from players where id = any($1::text[])",
    [playerIds],
  );
}
