import { z } from "zod";
import { shortText } from "./text.ts";

export const CONTACT_STATES = ["OPEN", "ANSWERED", "CLOSED"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

export const contactId = z.string().regex(/^contact_[0-9a-z]{20}$/);
/** Made by whoever answers, so that sending it again mails nothing twice. */
export const contactAnswerId = z.string().regex(/^[\w-]{8,64}$/);
export const contactAnswerText = shortText(5_000);

const contactAnswer = z.object({
  id: z.string(),
  operatorName: z.string(),
  text: z.string(),
  createdAt: z.string(),
});

/** A message to support as those see it who answer it. */
export const contactCase = z.object({
  id: z.string(),
  state: z.enum(CONTACT_STATES),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  username: z.string().nullable(),
  playerId: z.string().nullable(),
  language: z.string(),
  createdAt: z.string(),
  /** Oldest first. */
  answers: z.array(contactAnswer),
});
export type ContactCase = z.infer<typeof contactCase>;
