import { rankOf, suitOf } from "./cards.ts";

const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const suits = "♠♥♦♣";

/** A card as text, such as "10♥". */
export const cardText = (card: number): string => `${ranks[rankOf(card) - 1]}${suits[suitOf(card)]}`;
