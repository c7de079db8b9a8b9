import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { affiliateLink } from "../../../entities/affiliate.ts";

export const listAffiliateLinks = defineCall({
  name: "list-affiliate-links",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}/links",
  summary: "The affiliate's links with results, newest first",
  access: "player",
  answers: { 200: z.array(affiliateLink) },
  errors: ["FORBIDDEN"],
});
