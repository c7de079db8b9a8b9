import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, sitePath } from "../../../entities/content.ts";
import { helpPlace } from "../../../entities/help-place.ts";

export const getHelpPlace = defineCall({
  name: "get-help-place",
  service: "help",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/help-pages/place",
  summary: "A help page's position: breadcrumbs, pages below it and related pages",
  access: "anyone",
  params: contentParams,
  query: z.object({ path: sitePath }),
  answers: { 200: helpPlace },
});
