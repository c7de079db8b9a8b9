import { defineCall } from "../../../call.ts";
import { documentExpiryRule } from "../../../entities/document-verification.ts";

export const getDocumentExpiryRule = defineCall({
  name: "get-document-expiry-rule",
  service: "profile-profiling",
  method: "GET",
  path: "/services/operator/v1/document-expiry-rule",
  summary: "Whether players are asked for a new identity document when theirs expires",
  access: "operator",
  role: "COMPLIANCE",
  answers: { 200: documentExpiryRule },
});
