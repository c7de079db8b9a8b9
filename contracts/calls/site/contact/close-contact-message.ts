import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contactCase, contactId } from "../../../entities/contact-desk.ts";
import { shortText } from "../../../entities/text.ts";

export const closeContactMessage = defineCall({
  name: "close-contact-message",
  service: "contact",
  method: "POST",
  path: "/services/operator/v1/contact-messages/{contactId}/close",
  summary: "Close a support message, answered or not",
  access: "operator",
  role: "SUPPORT",
  queueItem: { queue: "contact", param: "contactId" },
  params: z.object({ contactId }),
  body: z.strictObject({ reason: shortText(500) }),
  answers: { 200: contactCase },
  errors: ["CLAIMED_BY_OTHER", "NOT_FOUND", "CONFLICT"],
});
