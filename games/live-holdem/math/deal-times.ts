/** The time between two hole cards, in milliseconds; the first one is dealt when betting closes. */
export const cardMs = 400;
/** When the flop is dealt, in milliseconds after betting closes. */
export const flopMs = 4 * cardMs + 300;
/** How long the opening deal takes. */
export const dealMs = flopMs + 1_100;

/**
 * When the remaining cards are shown, in milliseconds after the last decision: turn, river, then the dealer's cards.
 */
export const showdown = { turnMs: 400, riverMs: 1_400, dealerMs: 2_500, endMs: 4_300 } as const;
