import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams } from "../../../entities/content.ts";
import { helpItems } from "../../../entities/help-item.ts";

export const searchHelpPages = defineCall({
  name: "search-help-pages",
  service: "help",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/help-pages/search",
  summary:
    "Help pages that answer a term, best first, with what they say about it; spelling mistakes are forgiven",
  access: "anyone",
  params: contentParams,
  query: z.object({ searchTerm: z.string().trim().max(200) }),
  answers: { 200: helpItems },
});
