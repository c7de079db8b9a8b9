import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { PROPOSAL_STATES, proposal } from "../../../entities/proposal.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listProposals = defineCall({
  name: "list-proposals",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/proposals",
  summary: "Proposals that you made or your roles may decide, newest first",
  access: "operator",
  polled: true,
  query: z.object({ state: z.enum(PROPOSAL_STATES).optional(), cursor: identifierInput.optional() }),
  answers: { 200: z.object({ items: z.array(proposal), nextCursor: z.string().nullable() }) },
});
