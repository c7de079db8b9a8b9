import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";

/** Visitors in the same place see the same lobby. Its jackpots are read anew soon after it is open. */
export const lobbyHeaders = { [KEEP_PAGE_HEADER]: "60" };
