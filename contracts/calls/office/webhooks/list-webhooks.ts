import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";
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
  query: z.object({
    /** The id of the last webhook on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(webhook), nextCursor: z.string().nullable() }) },
});
