import { searchHelpPages as call } from "@parlour/contracts/calls/site/help/search-help-pages";
import { type Route, route } from "@parlour/server/kit/service";
import type { HelpDesk } from "../help-desk.ts";
import { countMiss } from "../miss-store.ts";
import { missWords } from "../miss-words.ts";

/** A search that fails is logged and finds nothing: the page around it says where else help is. */
export function searchHelpPages({ kit, shelfOf, locationOf, search }: HelpDesk): Route {
  /** Nobody waits for it: that a word was missed is worth little, an answer in time much. */
  const noteMiss = (language: string, term: string) => {
    const words = missWords(term);
    if (words === undefined) return;
    countMiss(kit.db, language, words, kit.clock.now()).catch((error: unknown) =>
      kit.log.warn({ err: error }, "a missed search was not counted"),
    );
  };
  return route(call, async (input) => {
    try {
      const shelf = await shelfOf(input.params);
      const items = await search.search(shelf, input.query.searchTerm, await locationOf(input));
      if (items.length === 0) noteMiss(shelf.language, input.query.searchTerm);
      return { items };
    } catch (error) {
      kit.log.error({ err: error, requestId: input.requestId }, "help search failed");
      return { items: [] };
    }
  });
}
