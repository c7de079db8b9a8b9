import { defineCall } from "../../../call.ts";
import { siteConfiguration } from "../../../entities/site-configuration.ts";

export const getSiteConfiguration = defineCall({
  name: "get-site-configuration",
  service: "site-config",
  method: "GET",
  path: "/services/site-config/v1/config",
  summary: "The site's public configuration",
  access: "anyone",
  answers: { 200: siteConfiguration },
  polled: true,
});
