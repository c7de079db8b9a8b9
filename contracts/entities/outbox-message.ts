import { z } from "zod";

/** A message the sandbox recorded instead of sending. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(["sms", "email"]),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  code: z.string().nullable(),
  createdAt: z.string(),
});
