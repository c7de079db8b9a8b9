import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { webhook } from "../../../entities/webhook.ts";

export const listWebhooks = defineCall({
  name: "list-webhooks",
  service: "webhooks",
  method: "GET",
  path: "/services/operator/v1/webhooks",
  summary: "The webhooks of partners, newest first",
  access: "operator",
  role: "ADMIN",
  plainRead: true,
  answers: { 200: z.object({ items: z.array(webhook) }) },
});
