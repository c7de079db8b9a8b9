import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, page, previewHeaders } from "../../../entities/content.ts";
import { PAGE_TYPES } from "../../../enumerations.ts";

const listedPage = page
  .pick({ path: true, pageType: true, title: true, description: true })
  .extend({ changedAt: z.iso.datetime() });
export type ListedPage = z.infer<typeof listedPage>;

export const listPages = defineCall({
  name: "list-pages",
  service: "content",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/pages/list",
  summary: "All searchable pages, by path",
  access: "anyone",
  params: contentParams,
  query: z.object({ pageType: z.enum(PAGE_TYPES).optional() }),
  headers: previewHeaders,
  answers: { 200: z.object({ items: z.array(listedPage) }) },
});
