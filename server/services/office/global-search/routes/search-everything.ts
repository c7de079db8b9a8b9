import { searchEverything as call } from "@parlour/contracts/calls/office/global-search/search-everything";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake, viewRolesOf } from "../../../../kit/operator.ts";
import type { SearchSource } from "../../../../kit/ports/search-source.ts";
import { type Route, route } from "../../../../kit/service.ts";

/** The maximum number of results per source. If there are more, the operator can refine the search. */
const perSource = 6;

export function searchEverything(kit: Kit, sources: readonly SearchSource[]): Route {
  return route(call, async ({ query: { term }, operator }) => {
    const own = sources.filter(({ roles }) => mayMake(viewRolesOf(operator), { role: roles }));
    const found = await Promise.all(own.map((source) => source.find(kit, term, perSource)));
    return { items: found.flat() };
  });
}
