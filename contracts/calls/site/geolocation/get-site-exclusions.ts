import { defineCall } from "../../../call.ts";
import { siteExclusions } from "../../../entities/site-exclusions.ts";

export const getSiteExclusions = defineCall({
  name: "get-site-exclusions",
  service: "geolocation",
  method: "GET",
  path: "/services/operator/v1/site-exclusions",
  summary: "The locations where the site is not available, and the version of that list",
  access: "operator",
  plainRead: true,
  role: ["COMPLIANCE", "CONTENT"],
  answers: { 200: siteExclusions },
});
