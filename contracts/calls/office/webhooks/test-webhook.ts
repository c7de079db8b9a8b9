import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";
import { webhookDelivery } from "../../../entities/webhook.ts";

export const testWebhook = defineCall({
  name: "test-webhook",
  service: "webhooks",
  method: "POST",
  path: "/services/operator/v1/webhooks/{webhookId}/test",
  summary: "Send a signed `webhook.test` event now and return the response; it is not retried",
  access: "operator",
  isCheck: true,
  role: "ADMIN",
  params: z.object({ webhookId: identifierInput }),
  body: z.strictObject({}),
  answers: { 200: webhookDelivery },
  errors: ["NOT_FOUND", "CONFLICT"],
  limit: { max: 30, windowSeconds: 60 },
});
