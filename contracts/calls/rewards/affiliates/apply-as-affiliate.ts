import { defineCall } from "../../../call.ts";
import { affiliateApplication, applicationInput } from "../../../entities/affiliate.ts";

export const applyAsAffiliate = defineCall({
  name: "apply-as-affiliate",
  service: "affiliates",
  method: "POST",
  path: "/services/affiliates/v1/profiles/{session}/application",
  summary: "Apply for the affiliate programme; one application at a time",
  access: "player",
  body: applicationInput,
  answers: { 201: affiliateApplication },
  errors: ["CONFLICT"],
  limit: { max: 10, windowSeconds: 3_600, per: "session" },
});
