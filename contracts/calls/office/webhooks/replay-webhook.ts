import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const replayWebhook = defineCall({
  name: "replay-webhook",
  service: "webhooks",
  method: "POST",
  path: "/services/operator/v1/webhooks/{webhookId}/replay",
  summary: "Send one delivery again, or all of a period (at most 1,000), with their original ids",
  access: "operator",
  role: "ADMIN",
  params: z.object({ webhookId: identifierInput }),
  body: z.union([
    z.strictObject({ deliveryId: identifierInput, reason: reasonInput }),
    z.strictObject({
      from: z.iso.datetime(),
      to: z.iso.datetime(),
      onlyFailed: z.boolean().default(true),
      reason: reasonInput,
    }),
  ]),
  answers: { 202: z.object({ deliveries: z.number().int() }) },
  errors: ["NOT_FOUND", "CONFLICT"],
});
