/** How long the opening deal takes. Its cards share this time, so it does not depend on how many seats have a bet. */
export const dealMs = 4_000;
const openingMs = 3_400;

/** When each card of the opening deal leaves the shoe, in milliseconds after betting closes. */
export const openingTimes = (seats: number): number[] => {
  const cards = 2 * (seats + 1);
  return Array.from({ length: cards }, (_, card) => (card * openingMs) / cards);
};
