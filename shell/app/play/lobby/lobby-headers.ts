import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";

/**
 * Visitors at the same location get the same cached lobby. Jackpots are updated soon after the page opens.
 */
export const lobbyHeaders = { [KEEP_PAGE_HEADER]: "60" };
