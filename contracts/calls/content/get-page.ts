import { z } from "zod";
import { defineCall } from "../../call.ts";
import { contentParams, page, sitePath } from "../../entities/content.ts";

export const getPage = defineCall({
  name: "get-page",
  service: "content",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/pages",
  summary: "The page at a path, in one language",
  access: "anyone",
  params: contentParams,
  query: z.object({ path: sitePath }),
  answers: { 200: page },
});
