import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { apiKey } from "../../../entities/api-key.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const revokeApiKey = defineCall({
  name: "revoke-api-key",
  service: "partner-api",
  method: "POST",
  path: "/services/operator/v1/api-keys/{keyId}/revocation",
  summary: "Revoke an API key at once; it cannot be used again",
  access: "operator",
  role: "ADMIN",
  params: z.object({ keyId: identifierInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: apiKey },
  errors: ["NOT_FOUND", "CONFLICT"],
});
