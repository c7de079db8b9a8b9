import type { Jurisdiction } from "@parlour/rules/jurisdiction";

/** What the law asks where a player lives. Answered by the jurisdictions service, from memory. */
export type Jurisdictions = {
  of(place: { countryCode: string; subdivision: string }): Promise<Jurisdiction>;
};
