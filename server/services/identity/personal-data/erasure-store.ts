import type { DataErasure } from "@parlour/contracts/entities/data-export";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = { state: DataErasure["state"]; requestedAt: Date; dueAt: Date; endedAt: Date | null };

export async function insertErasure(
  tx: Transaction,
  { id, playerId, now, dueAt }: { id: string; playerId: string; now: Date; dueAt: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into personal_data_erasures (id, player_id, state, requested_at, due_at) values ($1, $2, 'SCHEDULED', $3, $4)
     on conflict do nothing returning id`,
    [id, playerId, now, dueAt],
  );
  return rows.length > 0;
}

export async function findErasure(db: Queryable, playerId: string): Promise<DataErasure | undefined> {
  const [row] = await db.query<Row>(
    `select state, requested_at as "requestedAt", due_at as "dueAt", ended_at as "endedAt" from personal_data_erasures
     where player_id = $1 order by requested_at desc, id desc limit 1`,
    [playerId],
  );
  return (
    row && {
      state: row.state,
      requestedAt: row.requestedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }
  );
}

/** Lists due erasures, least recently tried first. */
export async function listDue(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.query<{ player_id: string }>(
    `select player_id from personal_data_erasures where state = 'SCHEDULED' and due_at <= $1
     order by checked_at nulls first, due_at limit 500`,
    [now],
  );
  return rows.map(({ player_id }) => player_id);
}

export async function markChecked(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query(
    "update personal_data_erasures set checked_at = $2 where player_id = $1 and state = 'SCHEDULED'",
    [playerId, now],
  );
}

export async function postponeErasure(db: Queryable, playerId: string, dueAt: Date): Promise<void> {
  await db.query(
    "update personal_data_erasures set due_at = $2 where player_id = $1 and state = 'SCHEDULED'",
    [playerId, dueAt],
  );
}

/** Ends a scheduled erasure. Returns true for only one of two concurrent callers. */
export async function endErasure(
  tx: Transaction,
  playerId: string,
  state: "DONE" | "CANCELLED",
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update personal_data_erasures set state = $2, ended_at = $3
     where player_id = $1 and state = 'SCHEDULED' returning id`,
    [playerId, state, now],
  );
  return rows.length > 0;
}
