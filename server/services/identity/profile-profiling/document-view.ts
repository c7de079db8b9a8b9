import type { reviewedDocument } from "@parlour/contracts/entities/document-verification";
import type { z } from "zod";
import type { Kit } from "../../../kit/kit.ts";
import { decryptFile } from "./document-encryption.ts";
import type { DocumentRecord } from "./document-store.ts";

/** Converts a document to what operators see. */
export function toReviewedDocument(kit: Kit, document: DocumentRecord): z.infer<typeof reviewedDocument> {
  const { uploadedAt, sealedNumber, revokedAt, revokedReason, ...rest } = document;
  return {
    ...rest,
    uploadedAt: uploadedAt.toISOString(),
    documentNumber: sealedNumber && decryptFile(kit, document, sealedNumber).toString("utf8"),
    revocation: revokedAt && { at: revokedAt.toISOString(), reason: revokedReason! },
  };
}
