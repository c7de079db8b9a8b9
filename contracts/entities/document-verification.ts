import { z } from "zod";
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, DOCUMENT_TYPES } from "../enumerations.ts";

export const documentVerification = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  status: z.enum(DOCUMENT_STATUSES),
});

/** The secret of the page in which a player hands in a document. */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** A document as an operator sees it in a list; the file itself is asked for on its own. */
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
