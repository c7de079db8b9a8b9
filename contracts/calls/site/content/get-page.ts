import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, page, previewHeaders, sitePath } from "../../../entities/content.ts";

export const getPage = defineCall({
  name: "get-page",
  service: "content",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/pages",
  summary: "The page at a path, in one language",
  access: "anyone",
  sharedSeconds: 10,
  params: contentParams,
  query: z.object({ path: sitePath }),
  headers: previewHeaders,
  answers: {
    200: page,
    /** The page is not available at the visitor's location; the response says where to redirect. */
    451: z.object({ errorCode: z.literal("REGION_NOT_AVAILABLE"), redirect: sitePath }),
  },
  errors: ["NOT_FOUND", "REGION_NOT_AVAILABLE"],
});
