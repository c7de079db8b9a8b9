import type { Call } from "@parlour/contracts/call";
import type { Refusal } from "../refusal.ts";
import type { Reply } from "../service.ts";

/** What a call came to, before it is put on the wire or into a page. */
export type Outcome = Reply<Call> | Refusal;
