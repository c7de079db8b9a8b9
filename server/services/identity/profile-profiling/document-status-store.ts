import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { VerificationStatus } from "./document-machine.ts";

/** The only document type so far; the tables support others. */
export const documentType = "ID_DOCUMENT" as const;

const notRequested: VerificationStatus = { status: "NOT_REQUESTED", refusals: 0, requested: "IDENTITY" };

export async function findStatus(db: Queryable, playerId: string): Promise<DocumentStatus> {
  return (await findVerification(db, playerId)).status;
}

/** Reads the status with the document that was requested last. */
export async function findVerification(db: Queryable, playerId: string): Promise<VerificationStatus> {
  const [row] = await db.query<VerificationStatus>(
    "select status, refusals, requested from document_verifications where player_id = $1 and document_type = $2",
    [playerId, documentType],
  );
  return row ?? notRequested;
}

/** Reads the statuses of many players; those who were never asked for a document are left out. */
export async function readVerifications(
  db: Queryable,
  playerIds: readonly string[],
): Promise<Map<string, DocumentStatus>> {
  const rows = await db.query<{ id: string; status: DocumentStatus }>(
    `select player_id as id, status from document_verifications
     where player_id = any($1) and document_type = $2`,
    [playerIds, documentType],
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Locks the player's row until the transaction ends, so that changes are serialised. */
export async function lockStatus(tx: Transaction, playerId: string, now: Date): Promise<VerificationStatus> {
  await insertStatus(tx, playerId, notRequested.status, now);
  const [row] = await tx.query<VerificationStatus>(
    `select status, refusals, requested from document_verifications
     where player_id = $1 and document_type = $2 for update`,
    [playerId, documentType],
  );
  return row ?? notRequested;
}

/** Inserts a player's status; an existing status is kept. */
export async function insertStatus(
  db: Queryable,
  playerId: string,
  status: DocumentStatus,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into document_verifications (player_id, document_type, status, refusals, updated_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [playerId, documentType, status, status === "BLOCKED" ? 3 : 0, now],
  );
}

export async function updateStatus(
  tx: Transaction,
  playerId: string,
  { status, refusals, requested }: VerificationStatus,
  now: Date,
): Promise<void> {
  await tx.query(
    `update document_verifications set status = $3, refusals = $4, updated_at = $5, requested = $6
     where player_id = $1 and document_type = $2`,
    [playerId, documentType, status, refusals, now, requested],
  );
}
