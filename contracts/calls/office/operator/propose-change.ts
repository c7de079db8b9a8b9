import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { proposal } from "../../../entities/proposal.ts";

export const proposeChange = defineCall({
  name: "propose-change",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/proposals",
  summary: "Propose a change that needs a second operator: a balance adjustment, a limit, a role",
  access: "operator",
  body: z.strictObject({
    kind: z.string().regex(/^[A-Z_]{3,40}$/),
    data: z.record(z.string(), z.unknown()),
    reason: reasonInput,
  }),
  answers: { 201: proposal },
  errors: ["FORBIDDEN", "NOT_FOUND", "PROPOSAL_REFUSED"],
});
