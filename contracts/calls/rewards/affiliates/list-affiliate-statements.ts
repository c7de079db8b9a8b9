import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { affiliateStatement } from "../../../entities/affiliate.ts";

export const listAffiliateStatements = defineCall({
  name: "list-affiliate-statements",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}/statements",
  summary: "The affiliate's monthly statements, newest first, starting with the current month",
  access: "player",
  answers: { 200: z.array(affiliateStatement) },
  errors: ["FORBIDDEN"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
