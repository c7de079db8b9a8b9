import type { Queryable } from "../../../kit/database.ts";
import { type PurchaseKind, type PurchaseStatus, purchaseTransitions } from "./tournament-state.ts";

/** A re-buy or an add-on. */
export type PurchaseRow = {
  id: string;
  tournamentId: string;
  entryId: string;
  kind: PurchaseKind;
  status: PurchaseStatus;
  /** The price in minor units, and the chips for it. */
  price: number;
  chips: number;
  createdAt: Date;
};

const columns = `id, tournament_id as "tournamentId", entry_id as "entryId", kind, status, price::float8 as price,
  chips::float8 as chips, created_at as "createdAt"`;

export type NewPurchase = Omit<PurchaseRow, "status" | "createdAt">;

export async function insertPurchase(tx: Queryable, purchase: NewPurchase, now: Date): Promise<void> {
  const { id, tournamentId, entryId, kind, price, chips } = purchase;
  await tx.query(
    `insert into poker_tournament_purchases (id, tournament_id, entry_id, kind, status, price, chips, created_at)
     values ($1, $2, $3, $4, 'TAKING', $5, $6, $7)`,
    [id, tournamentId, entryId, kind, price, chips, now],
  );
}

export async function findPurchase(db: Queryable, id: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.query<PurchaseRow>(
    `select ${columns} from poker_tournament_purchases where id = $1`,
    [id],
  );
  return row;
}

/** Lists the purchases whose payment is still in progress. */
export async function listOpenPurchases(db: Queryable, tournamentId: string): Promise<PurchaseRow[]> {
  return await db.query<PurchaseRow>(
    `select ${columns} from poker_tournament_purchases
     where tournament_id = $1 and status in ('TAKING', 'VOIDING') order by created_at, id`,
    [tournamentId],
  );
}

/**
 * Changes the status of a purchase, unless another server has already changed it; returns whether the status was
 * changed.
 */
export async function setPurchaseStatus(
  db: Queryable,
  { id, status }: Pick<PurchaseRow, "id" | "status">,
  next: PurchaseStatus,
): Promise<boolean> {
  if (!purchaseTransitions[status].includes(next))
    throw new Error(`${id} cannot go from ${status} to ${next}`);
  const rows = await db.query(
    "update poker_tournament_purchases set status = $3 where id = $1 and status = $2 returning id",
    [id, status, next],
  );
  return rows.length > 0;
}

/** Deletes a purchase whose payment was refused and can no longer be retried. */
export async function deleteRefusedPurchase(db: Queryable, id: string): Promise<void> {
  await db.query("delete from poker_tournament_purchases where id = $1 and status = 'VOIDING'", [id]);
}
