import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const verifyLedger = defineCall({
  name: "verify-ledger",
  service: "wallet-gateway",
  method: "POST",
  path: "/services/operator/v1/ledger/verification",
  summary: "Recompute all balances from their entries and list any differences",
  access: "operator",
  isCheck: true,
  role: ["PAYMENTS", "COMPLIANCE"],
  answers: {
    200: z.object({
      counts: z.record(z.string(), z.number()),
      checks: z.number(),
      differences: z.array(z.object({ check: z.string(), rows: z.number() })),
    }),
  },
  limit: { max: 30, windowSeconds: 60 },
});
