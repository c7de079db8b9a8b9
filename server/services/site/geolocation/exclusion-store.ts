import { type GeoFilter, geoFilter } from "@parlour/contracts/entities/geo-filter";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Exclusions = { filter: GeoFilter; version: number; changedBy: string | null };

/** The default exclusions, until an operator changes them. */
export const noExclusions: Exclusions = {
  filter: { notIn: { countrySubdivision: {} } },
  version: 0,
  changedBy: null,
};

export async function findExclusions(
  db: Queryable,
  lock: "" | "for update" = "",
): Promise<Exclusions | undefined> {
  const [row] = await db.query<Omit<Exclusions, "filter"> & { filter: unknown }>(
    `select filter, version, changed_by as "changedBy" from site_exclusions ${lock}`,
  );
  return row && { ...row, filter: geoFilter.parse(row.filter) };
}

/** Stores the exclusions. Returns undefined if another version was saved in the meantime. */
export async function putExclusions(
  tx: Transaction,
  filter: GeoFilter,
  { seen, changedBy }: { seen: number; changedBy: string },
): Promise<Exclusions | undefined> {
  const [row] = await tx.query<{ version: number }>(
    `insert into site_exclusions (filter, version, changed_by) values ($1, $2 + 1, $3)
     on conflict (only_row) do update
       set filter = excluded.filter, version = excluded.version, changed_by = excluded.changed_by
       where site_exclusions.version = $2
     returning version`,
    [JSON.stringify(filter), seen, changedBy],
  );
  return row && { filter, version: row.version, changedBy };
}
