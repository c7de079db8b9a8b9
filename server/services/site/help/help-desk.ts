import type { Location } from "@parlour/rules/geo-filter";
import type { Kit } from "@parlour/server/kit/kit";
import type { Whereabouts } from "@parlour/server/kit/ports/visitor-location";
import type { HelpSearch } from "./help-search.ts";
import type { Shelf } from "./search-store.ts";

/** What the service's routes share. */
export type HelpDesk = {
  kit: Kit;
  search: HelpSearch;
  /** The asked language when the site is published in it, the default one otherwise. */
  shelfOf(params: Shelf): Promise<Shelf>;
  /** Where the visitor is, as far as content is filtered by it. */
  locationOf(visitor: Whereabouts): Promise<Location | null>;
};
