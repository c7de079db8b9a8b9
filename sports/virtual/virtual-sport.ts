export const virtualSportIds = [
  "virtual-football",
  "virtual-horses",
  "virtual-greyhounds",
  "virtual-motors",
] as const;
export type VirtualSportId = (typeof virtualSportIds)[number];

/** The provider of all virtual events, and the product that bets on them are booked under. */
export const virtualSportsProvider = "virtual-sports";

const prefix = "virtual-";

/** Ids of virtual events share a prefix, so that a bet's product can be derived from its selections. */
export const isVirtualEvent = (eventId: string): boolean => eventId.startsWith(prefix);

/** The id of the sportsbook event for a race, or for one match of a round. */
export const virtualEventId = (roundId: string, match?: number): string =>
  match === undefined ? `${prefix}${roundId}` : `${prefix}${roundId}-m${match}`;

export const roundOfEvent = (eventId: string): string => eventId.slice(prefix.length).replace(/-m\d$/, "");
