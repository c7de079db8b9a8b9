import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  documentFindings,
  documentId,
  documentVerification,
} from "../../../entities/document-verification.ts";

export const approveDocument = defineCall({
  name: "approve-document",
  service: "profile-profiling",
  method: "POST",
  path: "/services/operator/v1/documents/{documentId}/approve",
  summary: "Approve a pending document with the confirmed checklist; the player becomes verified",
  access: "operator",
  role: "COMPLIANCE",
  queueItem: { queue: "documents", param: "documentId" },
  params: z.object({ documentId }),
  body: documentFindings,
  answers: { 200: documentVerification },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT", "DOCUMENT_CHECKS_MISSING", "DOCUMENT_EXPIRED"],
});
