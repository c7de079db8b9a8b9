import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const approveWithdrawals = defineCall({
  name: "approve-withdrawals",
  service: "payment",
  method: "POST",
  path: "/services/operator/v1/withdrawals/approve",
  summary:
    "Approve several pending withdrawals; those that have risk signals, need two operators or whose player has an open case are skipped",
  access: "operator",
  role: "PAYMENTS",
  body: z.strictObject({ ids: z.array(identifierInput).min(1).max(50), reason: shortText(500) }),
  answers: {
    200: z.object({
      approved: z.array(z.string()),
      left: z.array(
        z.object({
          id: z.string(),
          why: z.enum([
            "NOT_FOUND",
            "NOT_PENDING",
            "SIGNALS",
            "CLAIMED",
            "SECOND_APPROVER",
            "HELD",
            "OPEN_CASE",
          ]),
        }),
      ),
    }),
  },
});
