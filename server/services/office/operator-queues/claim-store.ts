import type { QueueClaim, QueueName } from "@parlour/contracts/entities/queue";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type ClaimRow = Omit<QueueClaim, "takenAt"> & { takenAt: Date };

const columns = `item_id as "itemId", operator_id as "operatorId", operator_name as "operatorName",
  taken_at as "takenAt"`;

const toClaim = (row: ClaimRow): QueueClaim => ({ ...row, takenAt: row.takenAt.toISOString() });

export async function listClaims(db: Queryable, queue: QueueName): Promise<QueueClaim[]> {
  const rows = await db.query<ClaimRow>(
    `select ${columns} from queue_claims where queue = $1 order by taken_at limit 1000`,
    [queue],
  );
  return rows.map(toClaim);
}

export async function findClaim(
  db: Queryable,
  queue: QueueName,
  itemId: string,
): Promise<QueueClaim | undefined> {
  const [row] = await db.query<ClaimRow>(
    `select ${columns} from queue_claims where queue = $1 and item_id = $2`,
    [queue, itemId],
  );
  return row && toClaim(row);
}

type ClaimRequest = {
  queue: QueueName;
  itemId: string;
  operator: { id: string; name: string };
  from: string | undefined;
};

/** Stores a claim and returns it; undefined if the item's current owner is not the one that the operator was shown. */
export async function putClaim(
  tx: Transaction,
  request: ClaimRequest,
  now: Date,
): Promise<QueueClaim | undefined> {
  const { queue, itemId, operator, from } = request;
  const [row] = await tx.query<ClaimRow>(
    `insert into queue_claims (queue, item_id, operator_id, operator_name, taken_at) values ($1, $2, $3, $4, $5)
     on conflict (queue, item_id) do update
       set operator_id = excluded.operator_id, operator_name = excluded.operator_name, taken_at = excluded.taken_at
       where queue_claims.operator_id in (excluded.operator_id, $6)
     returning ${columns}`,
    [queue, itemId, operator.id, operator.name, now, from ?? operator.id],
  );
  return row && toClaim(row);
}

export async function deleteClaim(
  db: Queryable,
  queue: QueueName,
  itemId: string,
  operatorId: string,
): Promise<void> {
  await db.query("delete from queue_claims where queue = $1 and item_id = $2 and operator_id = $3", [
    queue,
    itemId,
    operatorId,
  ]);
}

/** Deletes old claims, except those on cases: an operator keeps a case until it is closed, which can take weeks. */
export async function deleteOldClaims(db: Queryable, before: Date): Promise<void> {
  await db.query("delete from queue_claims where taken_at < $1 and queue <> 'cases'", [before]);
}
