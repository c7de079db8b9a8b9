import { defineCall } from "../../../call.ts";
import { editableConfiguration } from "../../../entities/site-configuration-change.ts";

export const getSiteSettings = defineCall({
  name: "get-site-settings",
  service: "site-config",
  method: "GET",
  path: "/services/operator/v1/site-settings",
  summary: "All site settings and their version",
  access: "operator",
  plainRead: true,
  role: "ADMIN",
  answers: { 200: editableConfiguration },
});
