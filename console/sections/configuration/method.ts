import type { Answer } from "@parlour/contracts/call";
import type { listOfferedMethods } from "@parlour/contracts/calls/operator/list-offered-methods";

export type Method = Answer<typeof listOfferedMethods>["items"][number];
