import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { PROVIDER_KINDS, providerTestResult } from "../../../entities/provider.ts";
import { identifierInput } from "../../../entities/text.ts";

export const testProvider = defineCall({
  name: "test-provider",
  service: "providers",
  method: "POST",
  path: "/services/operator/v1/providers/{kind}/{providerId}/tests",
  summary: "Make a harmless call to a provider and return its result and duration",
  access: "operator",
  isCheck: true,
  role: ["PAYMENTS", "COMPLIANCE", "GAMES", "TRADER"],
  params: z.object({ kind: z.enum(PROVIDER_KINDS), providerId: identifierInput }),
  body: z.strictObject({
    /** The number for a test message, if the provider sends text messages. */
    phone: z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/)
      .optional(),
  }),
  answers: { 200: providerTestResult },
  errors: ["NOT_FOUND", "RATE_LIMITED"],
});
