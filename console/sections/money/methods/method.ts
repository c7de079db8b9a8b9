import type { Answer } from "@parlour/contracts/call";
import type { listOfferedMethods } from "@parlour/contracts/calls/money/routing/list-offered-methods";

export type Method = Answer<typeof listOfferedMethods>["items"][number];
