import { RED_DOG_DECKS, SPREAD_MAX, spreadPays, TRIPS_PAY } from "./red-dog.ts";

const RANKS = 13;
const OF_EACH = RED_DOG_DECKS * 4;
const SHOE = RANKS * OF_EACH;

/** The probability that the first two cards have a given number of ranks between them. */
export const spreadChance = (spread: number): number =>
  (2 * (RANKS - 1 - spread) * OF_EACH * OF_EACH) / (SHOE * (SHOE - 1));

/** The probability that the third card is between the first two; no card of those ranks has been dealt. */
export const betweenChance = (spread: number): number => (spread * OF_EACH) / (SHOE - 2);

/** The average gain on one stake once the spread is known. A raise has the same average gain on its own stake. */
export const gainOf = (spread: number): number => betweenChance(spread) * (spreadPays(spread) + 1) - 1;

export const everySpread = Array.from({ length: SPREAD_MAX }, (_, index) => index + 1);

/** The return on the ante for two strategies: raising whenever a raise gains on average, or never. */
export function proveRedDog() {
  const pair = (RANKS * OF_EACH * (OF_EACH - 1)) / (SHOE * (SHOE - 1));
  const trips = (pair * (OF_EACH - 2)) / (SHOE - 2);
  const calls = everySpread.reduce((sum, spread) => sum + spreadChance(spread) * gainOf(spread), 0);
  const raises = everySpread.reduce(
    (sum, spread) => sum + spreadChance(spread) * Math.max(0, gainOf(spread)),
    0,
  );
  const inBetween = everySpread.reduce(
    (sum, spread) => sum + spreadChance(spread) * betweenChance(spread),
    0,
  );
  return {
    /** Pairs and consecutive cards return the stake, so they count as hits. */
    hitRate: pair + spreadChance(0) + inBetween,
    bestPlay: 1 + trips * TRIPS_PAY + calls + raises,
    neverRaising: 1 + trips * TRIPS_PAY + calls,
    /** The narrowest spread at which a raise gains on average. */
    raisedFrom: everySpread.find((spread) => gainOf(spread) > 0)!,
    chances: { pair, trips, consecutive: spreadChance(0) },
  };
}
