import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";

/** Visitors at one location share the same cached lobby. Jackpots are refreshed soon after it opens. */
export const lobbyHeaders = { [KEEP_PAGE_HEADER]: "60" };
