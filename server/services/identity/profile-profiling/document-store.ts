import type { DocumentCheck } from "@parlour/contracts/entities/document-verification";
import type { DocumentKind, RejectionReason } from "@parlour/contracts/enumerations";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { listOrder } from "../../../kit/pages.ts";
import { documentType } from "./document-status-store.ts";

export type DocumentRecord = {
  id: string;
  playerId: string;
  documentType: "ID_DOCUMENT";
  documentKind: DocumentKind;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  uploadedAt: Date;
  status: ReviewStatus;
  reason: string | null;
  rejectionReason: RejectionReason | null;
  checks: DocumentCheck[];
  sealedNumber: Buffer | null;
  expiresOn: string | null;
  revokedAt: Date | null;
  revokedReason: string | null;
  hasPlayerKey: boolean;
};
export type ReviewStatus = "PENDING" | "VERIFIED" | "INVALID";

type NewDocument = Pick<
  DocumentRecord,
  "id" | "playerId" | "documentKind" | "fileName" | "contentType" | "sizeBytes" | "uploadedAt"
> & { sealedFile: Buffer };

const columns = `id, player_id as "playerId", document_type as "documentType",
  document_kind as "documentKind", file_name as "fileName", content_type as "contentType",
  size_bytes as "sizeBytes", uploaded_at as "uploadedAt", status, reason,
  rejection_reason as "rejectionReason", checks, sealed_number as "sealedNumber",
  expires_on::text as "expiresOn", revoked_at as "revokedAt", revoked_reason as "revokedReason",
  has_player_key as "hasPlayerKey"`;

export async function insertDocument(tx: Transaction, document: NewDocument): Promise<void> {
  await tx.query(
    `insert into documents (player_id, id, document_type, document_kind, file_name, content_type, size_bytes,
       sealed_file, uploaded_at, status, has_player_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'PENDING', true)`,
    [
      document.playerId,
      document.id,
      documentType,
      document.documentKind,
      document.fileName,
      document.contentType,
      document.sizeBytes,
      document.sealedFile,
      document.uploadedAt,
    ],
  );
}

export async function findDocument(db: Queryable, id: string): Promise<DocumentRecord | undefined> {
  const [row] = await db.query<DocumentRecord>(`select ${columns} from documents where id = $1`, [id]);
  return row;
}

export async function findEncryptedFile(db: Queryable, id: string): Promise<Buffer | undefined> {
  const [row] = await db.query<{ file: Buffer }>("select sealed_file as file from documents where id = $1", [
    id,
  ]);
  return row?.file;
}

/** Stores the decision about a document. Returns true for only one of two concurrent decisions. */
export async function settleDocument(
  tx: Transaction,
  id: string,
  verdict: {
    status: ReviewStatus;
    by: string;
    at: Date;
    reason: string | null;
    rejectionReason: RejectionReason | null;
    checks: readonly DocumentCheck[];
    sealedNumber: Buffer | null;
    expiresOn: string | null;
  },
): Promise<boolean> {
  const settled = await tx.query(
    `update documents set status = $2, reviewed_by = $3, reviewed_at = $4, reason = $5, checks = $6,
       sealed_number = $7, expires_on = $8, rejection_reason = $9
     where id = $1 and status = 'PENDING' returning id`,
    [
      id,
      verdict.status,
      verdict.by,
      verdict.at,
      verdict.reason,
      verdict.checks,
      verdict.sealedNumber,
      verdict.expiresOn,
      verdict.rejectionReason,
    ],
  );
  return settled.length === 1;
}

/** Returns the reason that the player was given for the document that was rejected last. */
export async function findLastRejection(db: Queryable, playerId: string): Promise<RejectionReason | null> {
  const [row] = await db.query<{ rejectionReason: RejectionReason | null }>(
    `select rejection_reason as "rejectionReason" from documents
     where player_id = $1 and document_type = $2 and status = 'INVALID'
     order by reviewed_at desc, id desc limit 1`,
    [playerId, documentType],
  );
  return row?.rejectionReason ?? null;
}

/** Marks earlier approvals of documents of these kinds as revoked. */
export async function revokeApprovals(
  tx: Transaction,
  playerId: string,
  { kinds, at, reason }: { kinds: readonly DocumentKind[]; at: Date; reason: string },
): Promise<void> {
  await tx.query(
    `update documents set revoked_at = $3, revoked_reason = $4
     where player_id = $1 and document_kind = any($2) and status = 'VERIFIED' and revoked_at is null`,
    [playerId, kinds, at, reason],
  );
}

/** Lists documents: pending ones oldest first, reviewed ones newest first. */
export async function listDocuments(
  db: Queryable,
  filter: {
    status: ReviewStatus;
    playerId: string | undefined;
    /** Limits the list to approvals that were not revoked, of documents that expire on one of these days. */
    expires?: { from: string; to: string } | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<DocumentRecord[]> {
  const { after, direction } = listOrder(filter.status === "PENDING");
  return await db.query<DocumentRecord>(
    `select ${columns} from documents
     where status = $1 and ($2::text is null or player_id = $2)
       and ($5::date is null or (revoked_at is null and expires_on between $5::date and $6::date))
       and ($3::text is null
         or (uploaded_at, id) ${after} (select uploaded_at, id from documents last where last.id = $3))
     order by uploaded_at ${direction}, id ${direction} limit $4`,
    [
      filter.status,
      filter.playerId ?? null,
      filter.after ?? null,
      filter.limit,
      filter.expires?.from ?? null,
      filter.expires?.to ?? null,
    ],
  );
}

export async function countPendingDocuments(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from documents where status = 'PENDING'",
  );
  return row!.count;
}

/** Lists a player's documents, newest first. */
export async function listDocumentsOf(db: Queryable, playerId: string): Promise<DocumentRecord[]> {
  return await db.query<DocumentRecord>(
    `select ${columns} from documents where player_id = $1 order by uploaded_at desc, id limit 100`,
    [playerId],
  );
}

/** Lists the ids of all of a player's documents, newest first. */
export async function listDocumentIdsOf(db: Queryable, playerId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from documents where player_id = $1 order by uploaded_at desc, id",
    [playerId],
  );
  return rows.map(({ id }) => id);
}

export async function findPlayerOfDocument(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ player_id: string }>("select player_id from documents where id = $1", [id]);
  return row?.player_id;
}
