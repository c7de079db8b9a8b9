import type { Jurisdiction } from "@parlour/rules/jurisdiction";

type Place = { countryCode: string; subdivision: string };

/** The legal rules where a player lives. Implemented by the jurisdictions service, which caches them. */
export type Jurisdictions = {
  of(place: Place): Promise<Jurisdiction>;
  /**
   * Returns the rules as they were last read. Inside a transaction, use this function, because reading the rules
   * again would need a second connection.
   */
  known(place: Place): Jurisdiction;
};
