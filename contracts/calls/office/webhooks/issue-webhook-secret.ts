import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";
import { webhook } from "../../../entities/webhook.ts";

export const issueWebhookSecret = defineCall({
  name: "issue-webhook-secret",
  service: "webhooks",
  method: "POST",
  path: "/services/operator/v1/webhooks/{webhookId}/secrets",
  summary:
    "Create the signing secret of a webhook, or replace it; for one day, deliveries carry both signatures. The secret is returned only this once, to the operator who proposed it",
  access: "operator",
  role: "ADMIN",
  params: z.object({ webhookId: identifierInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 201: z.object({ secret: z.string(), webhook }) },
  errors: ["NOT_FOUND", "CONFLICT", "SECOND_PERSON_REQUIRED"],
});
