import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { proposal } from "../../../entities/proposal.ts";
import { identifierInput } from "../../../entities/text.ts";

export const decideProposal = defineCall({
  name: "decide-proposal",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/proposals/{id}/decision",
  summary: "Approve a proposal, which applies it at once, or reject it; its author can only withdraw it",
  access: "operator",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ decision: z.enum(["APPROVE", "REFUSE", "WITHDRAW"]), reason: reasonInput }),
  answers: { 200: proposal },
  errors: [
    "FORBIDDEN",
    "NOT_FOUND",
    "CONFLICT",
    "PROPOSAL_REFUSED",
    "OWN_PROPOSAL",
    "BALANCE_NOT_EMPTY",
    "LAST_ADMINISTRATORS",
  ],
});
