import type { Answer } from "@parlour/contracts/call";
import type { getAccountClosing } from "@parlour/contracts/calls/protection/account-closing/get-account-closing";

/** What closing the account would mean now. */
export type Closing = Answer<typeof getAccountClosing>;
