import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentId, documentVerification } from "../../../entities/document-verification.ts";
import { REJECTION_REASONS } from "../../../enumerations.ts";

export const refuseDocument = defineCall({
  name: "refuse-document",
  service: "profile-profiling",
  method: "POST",
  path: "/services/operator/v1/documents/{documentId}/refuse",
  summary: "Reject a pending document; the third rejection blocks the player's verification",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "documents", param: "documentId" },
  params: z.object({ documentId }),
  body: z.strictObject({
    /** The reason for the rejection that is shown to the player. */
    rejectionReason: z.enum(REJECTION_REASONS).default("OTHER"),
    /** The internal reason for the audit log, which the player doesn't see. */
    reason: z.string().trim().min(1).max(500),
  }),
  answers: { 200: documentVerification },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
