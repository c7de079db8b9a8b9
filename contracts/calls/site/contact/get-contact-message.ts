import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contactCase, contactId } from "../../../entities/contact-desk.ts";

export const getContactMessage = defineCall({
  name: "get-contact-message",
  service: "contact",
  method: "GET",
  path: "/services/operator/v1/contact-messages/{contactId}",
  summary: "A support message with its answers",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ contactId }),
  answers: { 200: contactCase },
  errors: ["NOT_FOUND"],
});
