import { z } from "zod";
import { emailInput, shortText } from "./text.ts";

/** What a visitor writes to support (spec §3). A single configured subject is sent by the form itself. */
export const contactMessage = z.strictObject({
  birthDate: z.iso.date().nullable().default(null),
  email: emailInput,
  message: shortText(5_000),
  pinCode: z.string().max(32).nullable().default(null),
  subject: shortText(200),
  username: z.string().max(254).nullable().default(null),
  /** No visitor sees this field of the form, so nobody but a machine fills it in. */
  website: z.string().max(1_000).optional(),
});
export type ContactMessage = z.infer<typeof contactMessage>;
