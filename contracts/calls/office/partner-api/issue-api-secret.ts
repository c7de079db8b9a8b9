import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { apiKey, overlapHoursInput } from "../../../entities/api-key.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const issueApiSecret = defineCall({
  name: "issue-api-secret",
  service: "partner-api",
  method: "POST",
  path: "/services/operator/v1/api-keys/{keyId}/secrets",
  summary:
    "Create the secret of an API key, or replace it; the secret is returned only this once, to the operator who proposed it",
  access: "operator",
  role: "ADMIN",
  params: z.object({ keyId: identifierInput }),
  body: z.strictObject({
    /** How long the previous secret still works, unless two operators have agreed on a different period. */
    overlapHours: overlapHoursInput.default(24),
    reason: reasonInput,
  }),
  answers: { 201: z.object({ secret: z.string(), key: apiKey }) },
  errors: ["NOT_FOUND", "CONFLICT", "SECOND_PERSON_REQUIRED"],
});
