import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { partnerPayment } from "../../../entities/api-key.ts";

export const listPartnerPayments = defineCall({
  name: "list-partner-payments",
  service: "partner-api",
  method: "GET",
  path: "/services/partner/v1/payments",
  summary: "Deposits or withdrawals of a period with their states, oldest first (scope PAYMENTS)",
  access: "provider",
  scope: "PAYMENTS",
  query: z.object({
    kind: z.enum(["DEPOSIT", "WITHDRAWAL"]),
    from: z.iso.date(),
    to: z.iso.date(),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(partnerPayment), nextCursor: z.string().nullable() }) },
  errors: ["API_KEY_INVALID", "API_KEY_SCOPE"],
  limit: { max: 600, windowSeconds: 60 },
});
