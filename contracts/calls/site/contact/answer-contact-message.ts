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
  summary: "Answer a support message by e-mail; repeating the id sends nothing",
  access: "operator",
  role: "SUPPORT",
  queueItem: { queue: "contact", param: "contactId" },
  params: z.object({ contactId }),
  body: z.strictObject({
    id: contactAnswerId,
    text: contactAnswerText,
    /** The number of answers that the operator has seen. If there are more, the call is refused as a conflict. */
    answersSeen: z.int().min(0),
    /** Whether the answer also closes the message. */
    close: z.boolean().default(false),
  }),
  answers: { 200: contactCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
