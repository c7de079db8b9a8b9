import { type GeoFilter, geoFilter } from "@parlour/contracts/entities/geo-filter";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Exclusions = { filter: GeoFilter; version: number };

/** The default exclusions, until an operator changes them. */
export const noExclusions: Exclusions = { filter: { notIn: { countrySubdivision: {} } }, version: 0 };

export async function findExclusions(
  db: Queryable,
  lock: "" | "for update" = "",
): Promise<Exclusions | undefined> {
  const [row] = await db.query<{ filter: unknown; version: number }>(
    `select filter, version from site_exclusions ${lock}`,
  );
  return row && { filter: geoFilter.parse(row.filter), version: row.version };
}

/** Stores the exclusions. Returns undefined if another version was saved in the meantime. */
export async function putExclusions(
  tx: Transaction,
  filter: GeoFilter,
  seen: number,
): Promise<Exclusions | undefined> {
  const [row] = await tx.query<{ version: number }>(
    `insert into site_exclusions (filter, version) values ($1, $2 + 1)
     on conflict (only_row) do update set filter = excluded.filter, version = excluded.version
       where site_exclusions.version = $2
     returning version`,
    [JSON.stringify(filter), seen],
  );
  return row && { filter, version: row.version };
}
