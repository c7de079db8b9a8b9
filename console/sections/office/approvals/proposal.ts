import type { Answer } from "@parlour/contracts/call";
import type { listProposals } from "@parlour/contracts/calls/office/operator/list-proposals";

export type Proposal = Answer<typeof listProposals>["items"][number];
