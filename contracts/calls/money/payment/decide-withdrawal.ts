import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reviewedWithdrawal } from "../../../entities/payment.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";
import { OPERATOR_DECLINE_REASONS } from "../../../enumerations.ts";

export const decideWithdrawal = defineCall({
  name: "decide-withdrawal",
  service: "payment",
  method: "POST",
  path: "/services/operator/v1/withdrawals/{id}/decision",
  summary:
    "Approve a pending withdrawal, or decline it and return the money; large amounts need two approvals",
  access: "operator",
  role: "PAYMENTS",
  queueItem: { queue: "withdrawals", param: "id" },
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    decision: z.enum(["APPROVE", "DECLINE"]),
    /** The reason that the player is given if the withdrawal is declined. */
    declineReason: z.enum(OPERATOR_DECLINE_REASONS).default("CONTACT_SUPPORT"),
    /** The internal reason for the audit log, which the player doesn't see. */
    reason: shortText(500),
  }),
  answers: { 200: reviewedWithdrawal },
  errors: [
    "CLAIMED_BY_OTHER",
    "NOT_FOUND",
    "OTHER_APPROVER_REQUIRED",
    "WITHDRAWAL_NOT_PENDING",
    "WITHDRAWALS_HELD",
  ],
});
