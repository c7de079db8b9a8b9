import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type OfferRow = { id: string; version: number; plan: OfferPlan; created_at: Date };

type Change = { id: string; plan: OfferPlan; author: string; reason: string; now: Date };

export async function findOffer(db: Queryable, id: string): Promise<OfferRow | undefined> {
  const [row] = await db.query<OfferRow>("select * from bonus_offers where id = $1", [id]);
  return row;
}

export async function lockOffer(tx: Transaction, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.query<OfferRow>("select * from bonus_offers where id = $1 for update", [id]);
  return row;
}

export async function listOfferRows(db: Queryable): Promise<OfferRow[]> {
  return await db.query<OfferRow>("select * from bonus_offers order by created_at desc, id");
}

/** Inserts an offer. Returns undefined if the id already exists. */
export async function insertOffer(tx: Transaction, change: Change): Promise<OfferRow | undefined> {
  const [row] = await tx.query<OfferRow>(
    `insert into bonus_offers (id, version, plan, created_at) values ($1, 1, $2, $3)
     on conflict do nothing returning *`,
    [change.id, JSON.stringify(change.plan), change.now],
  );
  if (row) await storeVersion(tx, row.version, change);
  return row;
}

export async function updateOffer(tx: Transaction, change: Change): Promise<OfferRow> {
  const [row] = await tx.query<OfferRow>(
    "update bonus_offers set version = version + 1, plan = $2 where id = $1 returning *",
    [change.id, JSON.stringify(change.plan)],
  );
  await storeVersion(tx, row!.version, change);
  return row!;
}

async function storeVersion(tx: Transaction, version: number, change: Change): Promise<void> {
  await tx.query(
    `insert into bonus_offer_versions (offer_id, version, plan, author, reason, at) values ($1, $2, $3, $4, $5, $6)`,
    [change.id, version, JSON.stringify(change.plan), change.author, change.reason, change.now],
  );
}

export type OfferCounts = { taken: number; running: number };

export async function countOfferClaims(db: Queryable): Promise<Map<string, OfferCounts>> {
  const rows = await db.query<OfferCounts & { offer_id: string }>(
    `select offer_id, count(*)::int as taken,
       count(*) filter (where ended_at is null)::int as running
     from bonuses where offer_id is not null group by offer_id`,
  );
  return new Map(rows.map((row) => [row.offer_id, row]));
}
