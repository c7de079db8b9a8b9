import type { SearchSource } from "../../../kit/ports/search-source.ts";
import type { Service } from "../../../kit/service.ts";
import { searchEverything } from "./routes/search-everything.ts";

/** Provides the console's search over the records of all services. */
export function globalSearchService(sources: readonly SearchSource[]): Service {
  return { name: "global-search", routes: (kit) => [searchEverything(kit, sources)] };
}
