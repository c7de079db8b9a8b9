import { DECK_SIZE, rankOf, suitOf } from "../../kit/math/cards.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";

export const DRAGON_TIGER_DECKS = 8;

export const dragonTigerKinds = ["dragon", "tiger", "tie", "suitedTie"] as const;
export type DragonTigerKind = (typeof dragonTigerKinds)[number];

/** A round: one card for each side. */
export type DragonTigerCards = { dragon: number; tiger: number };

/** Odds to one for each bet; the stake of a winning bet is also returned. */
export const dragonTigerPays: Record<DragonTigerKind, number> = {
  dragon: 1,
  tiger: 1,
  tie: 11,
  suitedTie: 50,
};

export function dealDragonTiger(random: RandomSource): DragonTigerCards {
  const [dragon, tiger] = drawDistinct(DRAGON_TIGER_DECKS * DECK_SIZE, 2, random);
  return { dragon: dragon!, tiger: tiger! };
}

/** The winner of a round. The ace is low and the king high; suits do not count. */
export function winnerOf({ dragon, tiger }: DragonTigerCards): "dragon" | "tiger" | "tie" {
  const difference = rankOf(dragon) - rankOf(tiger);
  return difference === 0 ? "tie" : difference > 0 ? "dragon" : "tiger";
}

const isSuitedTie = ({ dragon, tiger }: DragonTigerCards): boolean =>
  rankOf(dragon) === rankOf(tiger) && suitOf(dragon) === suitOf(tiger);

/** The payout of one bet, stake included. A tie returns half of a bet on dragon or tiger. */
export function settleDragonTiger(
  kind: DragonTigerKind,
  stakeMinor: number,
  cards: DragonTigerCards,
): number {
  const winner = winnerOf(cards);
  const won = kind === "suitedTie" ? isSuitedTie(cards) : kind === winner;
  if (won) return stakeMinor * (dragonTigerPays[kind] + 1);
  return winner === "tie" && (kind === "dragon" || kind === "tiger") ? stakeMinor / 2 : 0;
}
