import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, previewHeaders, region, sitePath } from "../../../entities/content.ts";
import { REGIONS } from "../../../enumerations.ts";

export const getRegion = defineCall({
  name: "get-region",
  service: "content",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/regions/{region}",
  summary: "The content of a layout region",
  access: "anyone",
  sharedSeconds: 10,
  params: contentParams.extend({ region: z.enum(REGIONS) }),
  query: z.object({ path: sitePath.optional() }),
  headers: previewHeaders,
  answers: { 200: region },
  errors: ["NOT_FOUND"],
});
