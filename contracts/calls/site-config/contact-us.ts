import { z } from "zod";
import { defineCall } from "../../call.ts";
import { acknowledgement } from "../../entities/acknowledgement.ts";
import { contactMessage } from "../../entities/contact-message.ts";
import { languageInput } from "../../entities/text.ts";

export const contactUs = defineCall({
  name: "contact-us",
  service: "site-config",
  method: "POST",
  path: "/services/site-config/v1/contact-us",
  summary: "A message to support",
  access: "anyone",
  headers: z.object({ "x-language": languageInput.optional() }),
  body: contactMessage,
  answers: { 200: acknowledgement },
  limit: { max: 20, windowSeconds: 60 },
});
