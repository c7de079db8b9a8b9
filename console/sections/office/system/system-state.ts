import type { Answer } from "@parlour/contracts/call";
import type { getSystemState } from "@parlour/contracts/calls/office/operator/get-system-state";

export type SystemState = Answer<typeof getSystemState>;
