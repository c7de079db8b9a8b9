import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentId, reviewedDocument } from "../../../entities/document-verification.ts";

export const listDocuments = defineCall({
  name: "list-documents",
  service: "profile-profiling",
  method: "GET",
  path: "/services/operator/v1/documents",
  summary: "Documents: those to review oldest first, the others newest first",
  access: "operator",
  brands: "rows",
  role: "COMPLIANCE",
  query: z.object({
    status: z.enum(["PENDING", "VERIFIED", "INVALID"]).default("PENDING"),
    /** Limits the list to approved documents that have expired, or expire within 30 days. */
    expiry: z.enum(["EXPIRING", "EXPIRED"]).optional(),
    playerId: z.string().max(64).optional(),
    /** The id of the last document on the previous page. */
    cursor: documentId.optional(),
  }),
  answers: { 200: z.object({ items: z.array(reviewedDocument), nextCursor: z.string().nullable() }) },
});
