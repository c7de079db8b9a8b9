import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentId } from "../../../entities/document-verification.ts";

export const viewDocument = defineCall({
  name: "view-document",
  service: "profile-profiling",
  method: "GET",
  path: "/services/operator/v1/documents/{documentId}/view",
  summary: "View a PDF in the console; it is checked again first",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ documentId }),
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND", "FILE_UNSAFE"],
});
