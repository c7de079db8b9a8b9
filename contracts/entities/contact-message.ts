import { z } from "zod";
import { emailInput, shortText } from "./text.ts";

/** A message to support. If only one subject is configured, the form sends it without asking. */
export const contactMessage = z.strictObject({
  birthDate: z.iso.date().nullable().default(null),
  email: emailInput,
  message: shortText(5_000),
  pinCode: z.string().max(32).nullable().default(null),
  subject: shortText(200),
  username: z.string().max(254).nullable().default(null),
  /** A honeypot: the field is invisible, so only a bot fills it in. */
  website: z.string().max(1_000).optional(),
});
export type ContactMessage = z.infer<typeof contactMessage>;
