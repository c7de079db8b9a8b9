import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, sitePath } from "../../../entities/content.ts";
import { feedbackHeaders, helpFeedback } from "../../../entities/help-feedback.ts";

export const answerHelpFeedback = defineCall({
  name: "answer-help-feedback",
  service: "help",
  method: "POST",
  path: "/content/v5/buckets/{bucket}/languages/{language}/help-pages/feedback",
  summary: "Record whether a help page was helpful; a visitor's first answer is final",
  access: "anyone",
  params: contentParams,
  headers: feedbackHeaders,
  body: z.strictObject({ path: sitePath, answer: z.enum(["yes", "no"]) }),
  answers: { 200: helpFeedback },
  errors: ["NOT_FOUND"],
  limit: { max: 60, windowSeconds: 60 },
});
