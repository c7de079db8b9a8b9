/** The number of decks at tables with side bets. The published house edges of the side bets are for eight decks. */
export const TABLE_DECKS = 8;
/** A pair becomes two hands, which are not split again. */
export const TABLE_HANDS_MAX = 2;
