/**
 * The time between two cards of the opening deal, in milliseconds; the first card leaves the shoe when betting closes.
 */
export const openingCardMs = 450;
/** How long the opening deal takes. */
export const dealMs = 4 * openingCardMs + 600;
