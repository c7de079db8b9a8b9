import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const getDocumentVerificationUrl = defineCall({
  name: "get-document-verification-url",
  service: "profile-profiling",
  method: "GET",
  path: "/services/profile-profiling/v1/document-verification/profile/{session}/document-verification-url",
  summary: "The URL of the document verification page to embed",
  access: "player",
  headers: z.object({ "x-language": z.string().max(16).optional() }),
  answers: { 200: z.object({ url: z.string() }) },
  errors: ["FEATURE_DISABLED", "DOCUMENT_BLOCKED", "PROVIDER_UNAVAILABLE"],
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
