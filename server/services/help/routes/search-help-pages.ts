import { searchHelpPages as call } from "@parlour/contracts/calls/help/search-help-pages";
import { type Route, route } from "@parlour/server/kit/service";
import type { HelpDesk } from "../help-desk.ts";

/** A search that fails is logged and finds nothing: the page around it says where else help is. */
export function searchHelpPages({ kit, shelfOf, locationOf, search }: HelpDesk): Route {
  return route(call, async (input) => {
    try {
      const shelf = await shelfOf(input.params);
      return { items: await search.search(shelf, input.query.searchTerm, await locationOf(input)) };
    } catch (error) {
      kit.log.error({ err: error, requestId: input.requestId }, "help search failed");
      return { items: [] };
    }
  });
}
