import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { partnerDay } from "../../../entities/api-key.ts";

export const listPartnerDays = defineCall({
  name: "list-partner-days",
  service: "partner-api",
  method: "GET",
  path: "/services/partner/v1/days",
  summary: "Figures by day in one currency, as in the operators' reports (scope REPORTS)",
  access: "provider",
  scope: "REPORTS",
  query: z.object({ from: z.iso.date(), to: z.iso.date(), currency: z.string().regex(/^[A-Z]{3,5}$/) }),
  answers: { 200: z.object({ currency: z.string(), items: z.array(partnerDay) }) },
  errors: ["API_KEY_INVALID", "API_KEY_SCOPE"],
  limit: { max: 600, windowSeconds: 60 },
});
