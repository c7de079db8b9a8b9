import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  contactAnswerId,
  contactAnswerText,
  contactCase,
  contactId,
} from "../../../entities/contact-desk.ts";

export const answerContactMessage = defineCall({
  name: "answer-contact-message",
  service: "contact",
  method: "POST",
  path: "/services/operator/v1/contact-messages/{contactId}/answers",
  summary: "Answers a message by e-mail; the same id again mails nothing",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ contactId }),
  body: z.strictObject({
    id: contactAnswerId,
    text: contactAnswerText,
    /** How many answers the writer has seen; another number is a conflict. */
    answersSeen: z.int().min(0),
  }),
  answers: { 200: contactCase },
  errors: ["NOT_FOUND", "CONFLICT"],
});
