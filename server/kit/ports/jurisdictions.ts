import type { Jurisdiction } from "@parlour/rules/jurisdiction";

type Place = { countryCode: string; subdivision: string };

/** The legal rules where a player lives. Implemented by the jurisdictions service, which caches them. */
export type Jurisdictions = {
  of(place: Place): Promise<Jurisdiction>;
  /** Returns the rules as last read, for use in a transaction, which may only use its own connection. */
  known(place: Place): Jurisdiction;
};
