import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, previewHeaders } from "../../../entities/content.ts";

export const PAGE_SEARCH_LIMIT = 8;

const foundPage = z.object({ path: z.string(), title: z.string(), description: z.string() });
export type FoundPage = z.infer<typeof foundPage>;

export const searchPages = defineCall({
  name: "search-pages",
  service: "content",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/pages/search",
  summary: "Pages that contain every word of a term, title matches first",
  access: "anyone",
  params: contentParams,
  query: z.object({ searchTerm: z.string().trim().max(200) }),
  headers: previewHeaders,
  answers: { 200: z.object({ items: z.array(foundPage).max(PAGE_SEARCH_LIMIT) }) },
});
