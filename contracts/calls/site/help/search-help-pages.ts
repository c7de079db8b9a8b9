import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams } from "../../../entities/content.ts";
import { helpItems } from "../../../entities/help-item.ts";

export const searchHelpPages = defineCall({
  name: "search-help-pages",
  service: "help",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/help-pages/search",
  summary: "Search help pages, best match first, with excerpts; tolerates spelling mistakes",
  access: "anyone",
  work: "search",
  params: contentParams,
  query: z.object({ searchTerm: z.string().trim().max(200) }),
  answers: { 200: helpItems },
});
