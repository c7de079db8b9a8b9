import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { affiliateStatement } from "../../../entities/affiliate.ts";

export const listAffiliateStatements = defineCall({
  name: "list-affiliate-statements",
  service: "affiliates",
  method: "GET",
  path: "/services/affiliates/v1/profiles/{session}/statements",
  summary: "The affiliate's months, newest first; the first is the running one, as it stands now",
  access: "player",
  answers: { 200: z.array(affiliateStatement) },
  errors: ["FORBIDDEN"],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
