import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const showDocumentResult = defineCall({
  name: "show-document-result",
  service: "document-provider",
  method: "GET",
  path: "/sandbox/document-provider/result",
  summary: "The last page of the upload frame: whether the document was accepted",
  access: "anyone",
  crossOrigin: true,
  query: z.object({
    transactionStatus: z.string().max(32).default(""),
    language: z.string().max(16).optional(),
  }),
  answers: { 200: z.string() },
  answerType: "text/html",
});
