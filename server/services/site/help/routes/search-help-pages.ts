import { searchHelpPages as call } from "@parlour/contracts/calls/site/help/search-help-pages";
import { type Route, route } from "@parlour/server/kit/service";
import { countFailedSearch } from "../failed-search-store.ts";
import { failedSearchWords } from "../failed-search-words.ts";
import type { HelpDesk } from "../help-desk.ts";

/**
 * Searches the help pages. If the search fails, the error is logged, the result is empty, and the page shows other ways
 * to get help.
 */
export function searchHelpPages({ kit, scopeOf, locationOf, search }: HelpDesk): Route {
  /** Records a search without results. The write is not awaited, so that it does not delay the response. */
  const noteMiss = (language: string, term: string) => {
    const words = failedSearchWords(term);
    if (words === undefined) return;
    countFailedSearch(kit.db, language, words, kit.clock.now()).catch((error: unknown) =>
      kit.log.warn({ err: error }, "a missed search was not counted"),
    );
  };
  return route(call, async (input) => {
    try {
      const scope = await scopeOf(input.params);
      const items = await search.search(scope, input.query.searchTerm, await locationOf(input));
      if (items.length === 0) noteMiss(scope.language, input.query.searchTerm);
      return { items };
    } catch (error) {
      kit.log.error({ err: error, requestId: input.requestId }, "help search failed");
      return { items: [] };
    }
  });
}
