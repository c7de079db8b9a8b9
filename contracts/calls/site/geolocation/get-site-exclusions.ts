import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { geoFilter } from "../../../entities/geo-filter.ts";

export const getSiteExclusions = defineCall({
  name: "get-site-exclusions",
  service: "geolocation",
  method: "GET",
  path: "/services/operator/v1/site-exclusions",
  summary: "Where the site itself is not offered, and which change of it this is",
  access: "operator",
  role: ["COMPLIANCE", "CONTENT"],
  answers: { 200: z.object({ filter: geoFilter, version: z.int() }) },
});
