import type { Location } from "@parlour/rules/geo-filter";
import type { Kit } from "@parlour/server/kit/kit";
import type { VisitorOrigin } from "@parlour/server/kit/ports/visitor-location";
import type { HelpSearch } from "./help-search.ts";
import type { HelpScope } from "./search-store.ts";

/** The dependencies that the routes of the help service share. */
export type HelpDesk = {
  kit: Kit;
  search: HelpSearch;
  /** Returns the requested language if the site is published in it, otherwise the default. */
  scopeOf(params: HelpScope): Promise<HelpScope>;
  /** Returns the visitor's location for content filtering. */
  locationOf(visitor: VisitorOrigin): Promise<Location | null>;
};
