import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";
import { webhook } from "../../../entities/webhook.ts";

export const changeWebhookState = defineCall({
  name: "change-webhook-state",
  service: "webhooks",
  method: "PUT",
  path: "/services/operator/v1/webhooks/{webhookId}/state",
  summary: "Disable a webhook, or enable it again; events that happen while it is disabled are not sent",
  access: "operator",
  role: "ADMIN",
  params: z.object({ webhookId: identifierInput }),
  body: z.strictObject({ state: z.enum(["ENABLED", "DISABLED"]), reason: reasonInput }),
  answers: { 200: webhook },
  errors: ["NOT_FOUND", "CONFLICT"],
});
