import { defineCall } from "../../../call.ts";
import { siteStatus } from "../../../entities/site-status.ts";

export const getSiteStatus = defineCall({
  name: "get-site-status",
  service: "site-status",
  method: "GET",
  path: "/services/site-status/v1/status",
  summary: "Which parts of the site are available, and since when",
  access: "anyone",
  answers: { 200: siteStatus },
});
