import type { Answer } from "@parlour/contracts/call";
import type { getAccountClosing } from "@parlour/contracts/calls/protection/account-closing/get-account-closing";

/** The amounts that apply if the account is closed now. */
export type Closing = Answer<typeof getAccountClosing>;
