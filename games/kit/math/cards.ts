/**
 * A card is a number: its position in a shoe of one or more sorted decks. 0 is the ace of spades, 12 the king
 * of spades, 13 the ace of hearts; 52 is the second deck's ace of spades.
 */
export const DECK_SIZE = 52;

const RANKS = "A23456789TJQK";
const SUITS = "SHDC";

/** The rank: 1 for the ace to 13 for the king. */
export const rankOf = (card: number): number => (card % 13) + 1;

/** The rank of a card in games where aces are high: 2 to 14. */
export const aceHighRank = (card: number): number => (rankOf(card) === 1 ? 14 : rankOf(card));

/** The suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: number): number => Math.floor((card % DECK_SIZE) / 13);

/** The code of a card in views: rank and suit, such as "AS", "TH" or "KC". */
export const cardCode = (card: number): string => `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;

export const JOKER_CODE = "JK";

export function parseCard(code: string): number {
  const rank = RANKS.indexOf(code[0] ?? "");
  const suit = SUITS.indexOf(code[1] ?? "");
  if (code.length !== 2 || rank < 0 || suit < 0) throw new RangeError(`${code} is no card.`);
  return suit * 13 + rank;
}
