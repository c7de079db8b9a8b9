/** When each of the first four cards leaves the shoe, in milliseconds after betting closes. */
export const openingCardMs = 450;
/** How long the opening deal takes. */
export const dealMs = 4 * openingCardMs + 600;
