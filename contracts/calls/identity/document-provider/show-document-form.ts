import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { linkToken } from "../../../entities/document-verification.ts";

export const showDocumentForm = defineCall({
  name: "show-document-form",
  service: "document-provider",
  method: "GET",
  path: "/sandbox/document-provider/verifications/{token}",
  summary: "The document upload page, shown in a frame",
  access: "anyone",
  crossOrigin: true,
  params: z.object({ token: linkToken }),
  query: z.object({ language: z.string().max(16).optional() }),
  answers: { 200: z.string() },
  answerType: "text/html",
});
