import { suggestHelpPages as call } from "@parlour/contracts/calls/site/help/suggest-help-pages";
import { type Route, route } from "@parlour/server/kit/service";
import type { HelpDesk } from "../help-desk.ts";

export function suggestHelpPages({ kit, scopeOf, locationOf, search }: HelpDesk): Route {
  return route(call, async (input) => {
    try {
      const scope = await scopeOf(input.params);
      return { items: await search.suggest(scope, input.query.searchTerm, await locationOf(input)) };
    } catch (error) {
      kit.log.error({ err: error, requestId: input.requestId }, "help suggestions failed");
      return { items: [] };
    }
  });
}
