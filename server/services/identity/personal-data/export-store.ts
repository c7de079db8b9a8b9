import type { DataExport } from "@parlour/contracts/entities/data-export";
import type { Queryable, Transaction } from "../../../kit/database.ts";

type Row = Omit<DataExport, "requestedAt" | "readyAt" | "expiresAt" | "lastDownloadedAt"> & {
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  lastDownloadedAt: Date | null;
};

const columns = `id, state, requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt",
  size_bytes as "sizeBytes", downloads, last_downloaded_at as "lastDownloadedAt"`;

/**
 * Inserts a request for a copy of a player's data; undefined if the copy for an earlier request is still being
 * prepared.
 */
export async function insertExport(
  tx: Transaction,
  { id, playerId, now }: { id: string; playerId: string; now: Date },
): Promise<DataExport | undefined> {
  const [row] = await tx.query<Row>(
    `insert into personal_data_exports (player_id, id, state, requested_at) values ($1, $2, 'WAITING', $3)
     on conflict do nothing returning ${columns}`,
    [playerId, id, now],
  );
  return row && toExport(row);
}

/** Lists a player's requests for a copy of their data, newest first. */
export async function listExports(db: Queryable, playerId: string, limit: number): Promise<DataExport[]> {
  const rows = await db.query<Row>(
    `select ${columns} from personal_data_exports where player_id = $1 order by requested_at desc, id desc limit $2`,
    [playerId, limit],
  );
  return rows.map(toExport);
}

/** Returns the player who requested a data export; undefined unless the request is still waiting. */
export async function findWaiting(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ playerId: string }>(
    `select player_id as "playerId" from personal_data_exports where id = $1 and state = 'WAITING'`,
    [id],
  );
  return row?.playerId;
}

/** Stores the file once; returns false if a repeated job tries to store it again. */
export async function storeFile(
  tx: Transaction,
  id: string,
  { sealed, sizeBytes, now, expiresAt }: { sealed: Buffer; sizeBytes: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const stored = await tx.query(
    `update personal_data_exports set state = 'READY', sealed_file = $2, size_bytes = $3, ready_at = $4, expires_at = $5
     where id = $1 and state = 'WAITING' returning id`,
    [id, sealed, sizeBytes, now, expiresAt],
  );
  return stored.length > 0;
}

type WantedFile = { id: string; playerId: string; now: Date };

/** The SQL condition that selects a player's own file until it expires. */
const downloadable = "id = $1 and player_id = $2 and state = 'READY' and expires_at > $3";

export async function hasFile(db: Queryable, { id, playerId, now }: WantedFile): Promise<boolean> {
  const rows = await db.query(`select 1 from personal_data_exports where ${downloadable}`, [
    id,
    playerId,
    now,
  ]);
  return rows.length > 0;
}

/** Returns the file of a player's own request until it expires, and counts the download. */
export async function takeFile(
  db: Queryable,
  { id, playerId, now }: WantedFile,
): Promise<Buffer | undefined> {
  const [row] = await db.query<{ file: Buffer }>(
    `update personal_data_exports set downloads = downloads + 1, last_downloaded_at = $3
     where ${downloadable} returning sealed_file as file`,
    [id, playerId, now],
  );
  return row?.file;
}

/**
 * Deletes the files that have expired and, if a player is given, all files of that player, because a newer one
 * replaces them.
 */
export async function expireFiles(db: Queryable, now: Date, playerId: string | null = null): Promise<void> {
  await db.query(
    `update personal_data_exports set state = 'EXPIRED', sealed_file = null
     where state = 'READY' and (expires_at <= $1 or player_id = $2)`,
    [now, playerId],
  );
}

/** Ends the requests of a player whose data has been erased. */
export async function endExports(db: Queryable, playerId: string): Promise<void> {
  await db.query(
    `update personal_data_exports set state = 'EXPIRED', sealed_file = null
     where player_id = $1 and state <> 'EXPIRED'`,
    [playerId],
  );
}

function toExport({ requestedAt, readyAt, expiresAt, lastDownloadedAt, ...rest }: Row): DataExport {
  return {
    ...rest,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    lastDownloadedAt: lastDownloadedAt?.toISOString() ?? null,
  };
}
