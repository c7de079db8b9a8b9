import { listPoolTerms as call } from "@parlour/contracts/calls/racing/racebook/list-pool-terms";
import { type Route, route } from "../../../../kit/service.ts";
import { readPoolTerms, shownTerms } from "../pool-terms.ts";
import type { RacebookParts } from "../racebook-parts.ts";

export function listPoolTerms({ kit: { db } }: RacebookParts): Route {
  return route(call, async () => ({
    items: [...(await readPoolTerms(db))].map(([type, terms]) => ({ type, ...shownTerms(terms) })),
  }));
}
