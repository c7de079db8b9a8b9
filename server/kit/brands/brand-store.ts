import { type Brand, type BrandDocument, brand } from "@parlour/contracts/entities/brand";
import type { Queryable, Transaction } from "../database.ts";

type Row = { id: string; is_first: boolean; is_live: boolean; document: BrandDocument; version: number };

export async function readBrands(db: Queryable): Promise<Brand[]> {
  const rows = await db.query<Row>("select * from brands order by is_first desc, id");
  return rows.map(({ id, is_first, is_live, document, version }) =>
    brand.parse({ ...document, id, isFirst: is_first, isLive: is_live, version }),
  );
}

/** Reads the brands and locks them until the transaction ends, so that no two brands get the same host name. */
export async function lockBrands(tx: Transaction): Promise<Brand[]> {
  await tx.query("lock table brands in share row exclusive mode");
  return await readBrands(tx);
}

export async function writeBrand(
  tx: Transaction,
  { id, isFirst, isLive, version, ...document }: Brand,
): Promise<void> {
  await tx.query(
    `insert into brands (id, is_first, is_live, document, version) values ($1, $2, $3, $4, $5)
     on conflict (id) do update
       set is_live = excluded.is_live, document = excluded.document, version = excluded.version`,
    [id, isFirst, isLive, JSON.stringify(document), version],
  );
}

/** Returns the brand of each of these players; players who do not exist are left out. */
export async function readBrandsOfPlayers(
  db: Queryable,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; brand: string | null }>(
    "select id, player_brand(id) as brand from unnest($1::text[]) as wanted(id)",
    [playerIds],
  );
  return new Map(rows.flatMap(({ id, brand }) => (brand === null ? [] : [[id, brand] as const])));
}
