import type { SearchHit } from "@parlour/contracts/entities/search-hit";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Kit } from "../kit.ts";

/**
 * A record that was found, with further names that the term may match. Other details, such as a status, are shown but
 * not searched.
 */
export type FoundRecord = SearchHit & { names?: readonly string[] };

/** A service whose records operators find with the console's search. */
export type SearchSource = {
  /** The roles that may see the records found; ADMIN always may. */
  roles: readonly OperatorRole[];
  /**
   * Finds records. It must read by index only, because it runs while the operator types. A source
   * that finds many records leaves out those of brands not in `brandIds`, because they would
   * displace the operator's own; null means all brands.
   */
  find(
    kit: Kit,
    term: string,
    limit: number,
    brandIds: readonly string[] | null,
  ): Promise<readonly FoundRecord[]>;
};
