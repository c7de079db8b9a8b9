import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { withdrawalPolicy } from "../../../entities/withdrawal-policy.ts";

export const getWithdrawalPolicy = defineCall({
  name: "get-withdrawal-policy",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/withdrawal-policy",
  summary: "The rules that approve withdrawals, and the amount above which two operators must approve",
  access: "operator",
  plainRead: true,
  role: "PAYMENTS",
  answers: {
    200: z.object({
      policy: withdrawalPolicy,
      /** The policy's current version, which a proposed change is based on; 0 if it was never changed. */
      version: z.number(),
    }),
  },
});
