import type { reviewedDocument } from "@parlour/contracts/entities/document-verification";
import type { z } from "zod";
import type { Kit } from "../../../kit/kit.ts";
import { decryptDocument } from "./document-encryption.ts";
import type { DocumentRecord } from "./document-store.ts";

/** Converts a document to what operators see. */
export async function toReviewedDocument(
  kit: Kit,
  document: DocumentRecord,
): Promise<z.infer<typeof reviewedDocument>> {
  const { uploadedAt, sealedNumber, revokedAt, revokedReason, hasPlayerKey: _, ...rest } = document;
  const number = sealedNumber && (await decryptDocument(kit, kit.db, document, "number", sealedNumber));
  return {
    ...rest,
    uploadedAt: uploadedAt.toISOString(),
    documentNumber: number?.toString("utf8") ?? null,
    revocation: revokedAt && { at: revokedAt.toISOString(), reason: revokedReason! },
  };
}
