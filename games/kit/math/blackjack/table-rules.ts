/** The number of decks at tables with side bets. The published house edges of the side bets are for eight decks. */
export const TABLE_DECKS = 8;
/** The maximum number of hands per player: a pair can be split once, and split hands cannot be split again. */
export const TABLE_HANDS_MAX = 2;
