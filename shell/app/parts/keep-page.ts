import { KEEP_PAGE_HEADER } from "@parlour/contracts/page";

/**
 * Visitors at the same location get the same cached page. A change of content removes it from the cache at once;
 * other data on it, such as jackpots and recent wins, may be this many seconds old.
 */
export const keepPage = (seconds: number): Record<string, string> => ({
  [KEEP_PAGE_HEADER]: String(seconds),
});
