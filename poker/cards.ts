/**
 * A card is a number from 0 to 51: four times its rank (from 0 for the two to 12 for the ace) plus its suit
 * (clubs, diamonds, hearts, spades).
 */
export type Card = number;

export const DECK_SIZE = 52;

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

export const rankOf = (card: Card): number => card >> 2;

export const suitOf = (card: Card): number => card & 3;

/** Rank and suit in the usual poker notation, such as "Ah", "Td" or "2c". */
export const formatCard = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;

export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join("");

/** Parses cards written together: "AhTd2c" is three cards. */
export function parseCards(text: string): Card[] {
  if (text.length % 2 !== 0) throw new RangeError(`${text} is not a list of cards.`);
  return Array.from({ length: text.length / 2 }, (_, at) => {
    const rank = RANKS.indexOf(text[2 * at]!);
    const suit = SUITS.indexOf(text[2 * at + 1]!);
    if (rank < 0 || suit < 0) throw new RangeError(`${text.slice(2 * at, 2 * at + 2)} is not a card.`);
    return rank * 4 + suit;
  });
}

const LOWEST_SHORT_DECK_RANK = RANKS.indexOf("6");

const fullDeck: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, card) => card);
const shortDeck: readonly Card[] = fullDeck.filter((card) => rankOf(card) >= LOWEST_SHORT_DECK_RANK);

/** The cards of a deck in sorted order. A short deck starts at the six. */
export const sortedDeck = (kind: "full" | "short"): readonly Card[] =>
  kind === "full" ? fullDeck : shortDeck;
