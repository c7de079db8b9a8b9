import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";
import { DELIVERY_STATES, webhook, webhookDelivery } from "../../../entities/webhook.ts";

export const listWebhookDeliveries = defineCall({
  name: "list-webhook-deliveries",
  service: "webhooks",
  method: "GET",
  path: "/services/operator/v1/webhooks/{webhookId}/deliveries",
  summary: "A webhook and the log of its deliveries, newest first; kept for 30 days",
  access: "operator",
  role: "ADMIN",
  plainRead: true,
  params: z.object({ webhookId: identifierInput }),
  query: z.object({
    state: z.enum(DELIVERY_STATES).optional(),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  answers: {
    200: z.object({ webhook, items: z.array(webhookDelivery), nextCursor: z.string().nullable() }),
  },
  errors: ["NOT_FOUND"],
});
