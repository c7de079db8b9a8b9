import type { Call } from "@parlour/contracts/call";
import type { Refusal } from "../refusal.ts";
import type { Reply } from "../service.ts";

/** The result of a call, before it is sent over HTTP or used in a page. */
export type Outcome = Reply<Call> | Refusal;
