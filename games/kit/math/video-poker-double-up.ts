import { z } from "zod";
import { aceHighRank, cardCode, DECK_SIZE, suitOf } from "./cards.ts";
import { drawDistinct } from "./draw-distinct.ts";
import type { RandomSource } from "./random-source.ts";

/** How many times a win can be put at risk in one round. */
export const DOUBLES_MAX = 5;

export type DoubleColour = "red" | "black";
export type DoubleUpAction =
  | { kind: "colour"; colour: DoubleColour }
  /** `pick` is the position of the player's card among the four that lie face down beside the dealer's card. */
  | { kind: "higher"; pick: number };

export const HIGHER_CARDS = 4;

export const doubleUpActions = [
  z.strictObject({ kind: z.literal("colour"), colour: z.enum(["red", "black"]) }),
  z.strictObject({
    kind: z.literal("higher"),
    pick: z
      .int()
      .min(0)
      .max(HIGHER_CARDS - 1),
  }),
] as const;

/** One double-up: what was chosen, the cards drawn for it, and the win after it. */
export type DoubleUp = DoubleUpAction & {
  /** The drawn cards: one if a colour was chosen, else the dealer's card and the four to choose from. */
  cards: number[];
  outcome: "won" | "tied" | "lost";
  win: number;
};

export type DoubleUpView = DoubleUpAction & Omit<DoubleUp, "cards"> & { cards: string[] };

/** Every double-up uses a new, full deck without a joker. */
export function doubleUp(action: DoubleUpAction, win: number, random: RandomSource): DoubleUp {
  const cards = drawDistinct(DECK_SIZE, action.kind === "colour" ? 1 : 1 + HIGHER_CARDS, random);
  const outcome = outcomeOf(action, cards);
  return { ...action, cards, outcome, win: outcome === "won" ? 2 * win : outcome === "tied" ? win : 0 };
}

/** Hearts and diamonds are red. Aces are high, and equal ranks return the amount at risk. */
export function outcomeOf(action: DoubleUpAction, cards: readonly number[]): DoubleUp["outcome"] {
  if (action.kind === "colour") return colourOf(cards[0]!) === action.colour ? "won" : "lost";
  const [dealer, own] = [aceHighRank(cards[0]!), aceHighRank(cards[1 + action.pick]!)];
  if (own === dealer) return "tied";
  return own > dealer ? "won" : "lost";
}

const colourOf = (card: number): DoubleColour => ([1, 2].includes(suitOf(card)) ? "red" : "black");

export const doubleUpView = ({ cards, ...double }: DoubleUp): DoubleUpView => ({
  ...double,
  cards: cards.map(cardCode),
});
