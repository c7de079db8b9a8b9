import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";

/**
 * Returns the header that lets the server cache a page for the given number of seconds, for visitors at the
 * same location. A content change removes the page from the cache immediately; other data, such as
 * jackpots, may be that many seconds out of date.
 */
export const keepPage = (seconds: number): Record<string, string> => ({
  [KEEP_PAGE_HEADER]: String(seconds),
});
