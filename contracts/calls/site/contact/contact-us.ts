import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { contactMessage } from "../../../entities/contact-message.ts";
import { languageInput } from "../../../entities/text.ts";

export const contactUs = defineCall({
  name: "contact-us",
  service: "contact",
  method: "POST",
  path: "/services/site-config/v1/contact-us",
  summary: "Send a message to support; frequent senders must solve a captcha",
  access: "anyone",
  headers: z.object({
    "x-language": languageInput.optional(),
    "x-captcha-token": z.string().max(4_096).optional(),
  }),
  body: contactMessage,
  answers: { 200: acknowledgement },
  errors: ["CAPTCHA_REQUIRED"],
  limit: { max: 20, windowSeconds: 60 },
});
