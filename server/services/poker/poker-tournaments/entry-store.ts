import type { Queryable } from "@parlour/server/kit/database";
import { type EntryStatus, entryTransitions } from "./tournament-state.ts";

export type EntryRow = {
  id: string;
  tournamentId: string;
  owner: string;
  name: string;
  kind: "PLAYER" | "BOT";
  status: EntryStatus;
  createdAt: Date;
  place: number | null;
  /** The prize in minor units; null until the place is known. */
  prize: number | null;
};

const columns = `id, tournament_id as "tournamentId", owner, name, kind, status, created_at as "createdAt", place,
  prize::float8 as prize`;

export type NewEntry = Pick<EntryRow, "id" | "tournamentId" | "owner" | "name" | "kind" | "status">;

export async function insertEntry(tx: Queryable, entry: NewEntry, now: Date): Promise<void> {
  const { id, tournamentId, owner, name, kind, status } = entry;
  await tx.query(
    `insert into poker_tournament_entries (id, tournament_id, owner, name, kind, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tournamentId, owner, name, kind, status, now],
  );
}

/** Lists entries, except those that have been voided. */
export async function listEntries(db: Queryable, tournamentIds: readonly string[]): Promise<EntryRow[]> {
  return await db.query<EntryRow>(
    `select ${columns} from poker_tournament_entries where tournament_id = any($1) and status <> 'VOIDED'
     order by created_at, id`,
    [tournamentIds],
  );
}

export async function findEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.query<EntryRow>(`select ${columns} from poker_tournament_entries where id = $1`, [
    id,
  ]);
  return row;
}

export async function setEntryStatus(
  db: Queryable,
  { id, status }: Pick<EntryRow, "id" | "status">,
  next: EntryStatus,
): Promise<void> {
  if (!entryTransitions[status].includes(next)) throw new Error(`${id} cannot go from ${status} to ${next}`);
  await db.query("update poker_tournament_entries set status = $3 where id = $1 and status = $2", [
    id,
    status,
    next,
  ]);
}

/** Deletes an entry whose buy-in was refused and can no longer be taken. */
export async function deleteRefusedEntry(db: Queryable, id: string): Promise<void> {
  await db.query("delete from poker_tournament_entries where id = $1 and status = 'TAKING'", [id]);
}

/** Moves every eliminated player down one place, because a new entry ranks above them. */
export async function lowerPlaces(tx: Queryable, tournamentId: string): Promise<void> {
  await tx.query(
    "update poker_tournament_entries set place = place + 1 where tournament_id = $1 and place is not null",
    [tournamentId],
  );
}

/** Records an entry's place and prize. The place is null if the tournament was cancelled. */
export async function finishEntry(
  tx: Queryable,
  { id, place, prize }: { id: string; place: number | null; prize: number },
): Promise<void> {
  await tx.query(
    "update poker_tournament_entries set status = 'OUT', place = $2, prize = $3 where id = $1 and status = 'PLAYING'",
    [id, place, prize],
  );
}
