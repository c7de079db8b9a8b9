import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, sitePath } from "../../../entities/content.ts";
import { feedbackHeaders, helpFeedback } from "../../../entities/help-feedback.ts";

export const getHelpFeedback = defineCall({
  name: "get-help-feedback",
  service: "help",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/help-pages/feedback",
  summary: "This visitor's feedback on a help page",
  access: "anyone",
  params: contentParams,
  query: z.object({ path: sitePath }),
  headers: feedbackHeaders,
  answers: { 200: helpFeedback },
});
