import type { Answer } from "@parlour/contracts/call";
import type { listOperators } from "@parlour/contracts/calls/office/operator/list-operators";

export type OperatorAccount = Answer<typeof listOperators>["items"][number];
