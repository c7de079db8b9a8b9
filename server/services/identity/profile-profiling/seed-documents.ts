import type { DocumentKind } from "@parlour/contracts/enumerations";
import type { Kit } from "../../../kit/kit.ts";
import { encryptDocument } from "./document-encryption.ts";
import { documentType } from "./document-status-store.ts";
import type { ReviewStatus } from "./document-store.ts";

/** A document that a player of the sandbox's history uploaded, and the result of its automatic review. */
export type PastDocument = {
  id: string;
  playerId: string;
  documentKind: DocumentKind;
  fileName: string;
  contentType: string;
  file: Buffer;
  uploadedAt: Date;
  status: ReviewStatus;
  reason: string | null;
};

const reviewMs = 40_000;

/** Adds uploaded documents and the status of each player's verification. */
export async function seedDocuments(
  kit: Kit,
  reviewer: string,
  documents: readonly PastDocument[],
): Promise<void> {
  const rows = [];
  for (const { file, ...document } of documents) {
    const sealed = await encryptDocument(kit, kit.db, document, "file", file);
    rows.push({
      player_id: document.playerId,
      id: document.id,
      document_kind: document.documentKind,
      file_name: document.fileName,
      content_type: document.contentType,
      size_bytes: file.length,
      sealed: sealed.toString("hex"),
      uploaded_at: document.uploadedAt,
      reviewed_at: document.status === "PENDING" ? null : new Date(document.uploadedAt.getTime() + reviewMs),
      status: document.status,
      reason: document.reason,
    });
  }
  await kit.db.query(
    `with given as materialized (
       select * from jsonb_to_recordset($1) as d(player_id text, id text, document_kind text, file_name text,
         content_type text, size_bytes int, sealed text, uploaded_at timestamptz, reviewed_at timestamptz,
         status text, reason text)
     ), stored as (
       insert into documents (player_id, id, document_type, document_kind, file_name, content_type, size_bytes,
         sealed_file, uploaded_at, status, reviewed_at, reviewed_by, reason, has_player_key)
       select player_id, id, $2, document_kind, file_name, content_type, size_bytes, decode(sealed, 'hex'),
         uploaded_at, status, reviewed_at, case when reviewed_at is not null then $3 end, reason, true
       from given
     )
     insert into document_verifications (player_id, document_type, status, refusals, updated_at)
     select player_id, $2, status, case when status = 'INVALID' then 1 else 0 end, coalesce(reviewed_at, uploaded_at)
     from given`,
    [JSON.stringify(rows), documentType, reviewer],
  );
}
