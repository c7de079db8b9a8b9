import type { SearchHit } from "@parlour/contracts/entities/search-hit";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Kit } from "../kit.ts";

/** A service whose records operators find with the console's search. */
export type SearchSource = {
  /** The roles that may see the records found; ADMIN always may. */
  roles: readonly OperatorRole[];
  /** Finds records. It must read by index only, because it runs while the operator types. */
  find(kit: Kit, term: string, limit: number): Promise<readonly SearchHit[]>;
};
