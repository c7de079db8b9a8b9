import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentId } from "../../../entities/document-verification.ts";

export const getDocumentFile = defineCall({
  name: "get-document-file",
  service: "profile-profiling",
  method: "GET",
  path: "/services/operator/v1/documents/{documentId}/file",
  summary: "Download a document as the player sent it",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ documentId }),
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND"],
});
