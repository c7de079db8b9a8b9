import type { Answer } from "@parlour/contracts/call";
import type { getAccountClosing } from "@parlour/contracts/calls/protection/account-closing/get-account-closing";

/** The effect of closing the account now: the balance, the forfeited bonus money and where the money can go. */
export type Closing = Answer<typeof getAccountClosing>;
