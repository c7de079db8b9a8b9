import type { LiveBet } from "@parlour/contracts/sockets/live-table";

/** A player can have two bets in a round. */
export type BetPlace = 0 | 1;

/**
 * Assigns the player's bets to the two places on the dock. A bet made in this window belongs to the place where the
 * player made it; bets made before a reload or in another window fill the remaining places. A withdrawn bet frees its
 * place.
 */
export function assignBets(
  mine: readonly LiveBet[],
  placeOf: ReadonlyMap<string, BetPlace>,
): [LiveBet | undefined, LiveBet | undefined] {
  const places: [LiveBet | undefined, LiveBet | undefined] = [undefined, undefined];
  const standing = mine.filter(({ state }) => state !== "REFUNDED");
  for (const bet of standing) {
    const place = placeOf.get(bet.id);
    if (place !== undefined) places[place] = bet;
  }
  for (const bet of standing) {
    if (placeOf.has(bet.id)) continue;
    const free = places.indexOf(undefined);
    if (free !== -1) places[free] = bet;
  }
  return places;
}
