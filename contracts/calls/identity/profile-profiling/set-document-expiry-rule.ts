import { defineCall } from "../../../call.ts";
import { documentExpiryRule } from "../../../entities/document-verification.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const setDocumentExpiryRule = defineCall({
  name: "set-document-expiry-rule",
  service: "profile-profiling",
  method: "PUT",
  path: "/services/operator/v1/document-expiry-rule",
  summary: "Set whether and when players are asked for a new identity document when theirs expires",
  access: "operator",
  role: "COMPLIANCE",
  body: documentExpiryRule.extend({
    /** The values that the operator saw. If they have changed, the call is refused with `CONFLICT`. */
    before: documentExpiryRule,
    reason: reasonInput,
  }),
  answers: { 200: documentExpiryRule },
  errors: ["CONFLICT"],
});
