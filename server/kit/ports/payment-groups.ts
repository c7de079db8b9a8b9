import type { Location } from "@parlour/rules/geo-filter";

/** The groups of payment methods that are offered for deposits. Implemented by the routing service. */
export type PaymentGroups = {
  /** Returns the codes of the groups offered at a location. A change of a method is seen within seconds. */
  at(location: Location | null): Promise<ReadonlySet<string>>;
};
