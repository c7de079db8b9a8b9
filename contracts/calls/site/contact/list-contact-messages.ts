import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CONTACT_STATES, contactCase, contactId } from "../../../entities/contact-desk.ts";

export const listContactMessages = defineCall({
  name: "list-contact-messages",
  service: "contact",
  method: "GET",
  path: "/services/operator/v1/contact-messages",
  summary: "Support messages with a given status and their answers, oldest first",
  access: "operator",
  brands: "rows",
  role: "SUPPORT",
  query: z.object({
    state: z.enum(CONTACT_STATES).default("OPEN"),
    /** The id of the last message on the previous page. */
    cursor: contactId.optional(),
  }),
  answers: { 200: z.object({ items: z.array(contactCase), nextCursor: z.string().nullable() }) },
});
