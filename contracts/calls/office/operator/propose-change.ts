import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { proposal } from "../../../entities/proposal.ts";

export const proposeChange = defineCall({
  name: "propose-change",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/proposals",
  summary:
    "Propose a change, such as a balance adjustment, a limit or a role; it is applied at once where the two-person policy allows that",
  access: "operator",
  body: z.strictObject({
    kind: z.string().regex(/^[A-Z_]{3,40}$/),
    data: z.record(z.string(), z.unknown()),
    reason: reasonInput,
    /**
     * The id is chosen by the client, so that a repeated request returns the first proposal instead of making a second
     * one. An id that was used for another kind, other data or another reason is refused.
     */
    requestId: z.uuid().optional(),
  }),
  answers: { 201: proposal },
  errors: [
    "FORBIDDEN",
    "NOT_FOUND",
    "CONFLICT",
    "IDEMPOTENCY_KEY_REUSED",
    "PROPOSAL_REFUSED",
    "BALANCE_NOT_EMPTY",
    "LAST_ADMINISTRATORS",
  ],
});
