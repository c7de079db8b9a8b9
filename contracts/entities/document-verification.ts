import { z } from "zod";
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, DOCUMENT_TYPES } from "../enumerations.ts";

export const documentVerification = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  status: z.enum(DOCUMENT_STATUSES),
});

/** The secret in the URL of the upload page. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** A document in an operator's list; the file is requested separately. */
export const reviewedDocument = z.object({
  id: z.string(),
  playerId: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  documentKind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  uploadedAt: z.string(),
  status: z.enum(["PENDING", "VERIFIED", "INVALID"]),
  reason: z.string().nullable(),
});

export const documentId = z.string().max(64);
