/** The rules of a blackjack table at which one player plays several hands. */
export type BlackjackRules = {
  decks: number;
  /** The maximum number of hands that a pair can be split into. */
  handsMax: number;
  /** Whether a hand may be surrendered for half its stake, after the dealer has checked for a natural. */
  surrender: boolean;
};

/** How many hands a player can play in one round. */
export const SEATS = 5;

export const blackjackRules: BlackjackRules = { decks: 6, handsMax: 4, surrender: true };
