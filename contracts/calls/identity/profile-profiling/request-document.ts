import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentVerification, requestedDocument } from "../../../entities/document-verification.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const requestDocument = defineCall({
  name: "request-document",
  service: "profile-profiling",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/document-request",
  summary: "Ask a player for a document; if it is an identity document, an existing verification is revoked",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ playerId: z.string().max(64) }),
  body: z.strictObject({ reason: reasonInput, requested: requestedDocument.default("IDENTITY") }),
  answers: { 200: documentVerification },
  errors: ["CONFLICT"],
});
