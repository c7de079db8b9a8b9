import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams } from "../../../entities/content.ts";
import { helpItems } from "../../../entities/help-item.ts";

export const suggestHelpPages = defineCall({
  name: "suggest-help-pages",
  service: "help",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/help-pages/suggestions",
  summary: "Help page suggestions while typing; the last word may be incomplete",
  access: "anyone",
  work: "search",
  params: contentParams,
  query: z.object({ searchTerm: z.string().trim().max(200) }),
  answers: { 200: helpItems },
});
