import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { outboxMessage } from "../../../entities/outbox-message.ts";

export const listOutbox = defineCall({
  name: "list-outbox",
  service: "sandbox",
  method: "GET",
  path: "/sandbox/outbox",
  summary: "Messages recorded in the sandbox, newest first",
  access: "anyone",
  query: z.object({ to: z.string().max(254).optional() }),
  answers: { 200: z.array(outboxMessage) },
});
