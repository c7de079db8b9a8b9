import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { listedAffiliate } from "../../../entities/affiliate.ts";

export const listAffiliates = defineCall({
  name: "list-affiliates",
  service: "affiliates",
  method: "GET",
  path: "/services/operator/v1/affiliates",
  summary: "All affiliates with their plans and results",
  access: "operator",
  role: ["MARKETING", "PAYMENTS"],
  answers: { 200: z.array(listedAffiliate) },
});
