import { createHash, createHmac } from "node:crypto";
import { type Card, formatCard, sortedDeck } from "@parlour/poker/cards";
import { type GameCode, games } from "@parlour/poker/games";
import type { Random } from "@parlour/server/kit/random";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Shuffles a deck with the Fisher–Yates algorithm and the server's certified random source. */
export function shuffledDeck(random: Pick<Random, "integer">, kind: "full" | "short"): Card[] {
  const deck = [...sortedDeck(kind)];
  for (let left = deck.length; left > 1; left--) {
    const picked = random.integer(left);
    [deck[left - 1], deck[picked]] = [deck[picked]!, deck[left - 1]!];
  }
  return deck;
}

export const nonceOf = (nonceSeed: string, position: number): string =>
  createHmac("sha256", nonceSeed).update(String(position)).digest("hex");

/**
 * Returns one commitment per position instead of one for the deck, so that a card can be proven without showing the
 * folded hands and the undealt cards.
 */
export const commitmentsOf = (deck: readonly Card[], nonceSeed: string): string[] =>
  deck.map((card, position) => sha256(`${position}:${formatCard(card)}:${nonceOf(nonceSeed, position)}`));

/** Returns the commitment that is published before the deal. */
export const commitmentOf = (commitments: readonly string[]): string => sha256(commitments.join(""));

/** A shuffled deck that waits for the next hand. Its commitment is public; the cards and the seed are secret. */
export type PreparedDeck = { deck: Card[]; nonceSeed: string; commitment: string };

export function prepareDeck(game: GameCode, random: Pick<Random, "integer" | "bytes">): PreparedDeck {
  const deck = shuffledDeck(random, games[game].deck);
  const nonceSeed = random.bytes(32).toString("hex");
  return { deck, nonceSeed, commitment: commitmentOf(commitmentsOf(deck, nonceSeed)) };
}

/** Whether a prepared deck has the cards of the game, which operators may have changed meanwhile. */
export const isDeckOf = (game: GameCode, { deck }: PreparedDeck): boolean =>
  deck.length === sortedDeck(games[game].deck).length;
