import { DECK_SIZE } from "../../kit/math/cards.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { proveSpots, unreachableSpots } from "../../kit/math/prove-spots.ts";
import {
  DRAGON_TIGER_DECKS,
  type DragonTigerCards,
  type DragonTigerKind,
  dragonTigerKinds,
  settleDragonTiger,
} from "./dragon-tiger-bets.ts";

/** Every pair of cards from eight decks; a card cannot be drawn twice. */
function pairs(): { outcome: DragonTigerCards; weight: number }[] {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  return deck.flatMap((dragon) =>
    deck.map((tiger) => ({
      outcome: { dragon, tiger },
      weight: DRAGON_TIGER_DECKS * (dragon === tiger ? DRAGON_TIGER_DECKS - 1 : DRAGON_TIGER_DECKS),
    })),
  );
}

export const dragonTigerProof: GameProof = {
  prove: () => {
    const spots = {
      spots: dragonTigerKinds,
      kindOf: (spot: string) => spot,
      outcomes: pairs(),
      settle: (spot: string, stake: number, cards: DragonTigerCards) =>
        settleDragonTiger(spot as DragonTigerKind, stake, cards),
    };
    return {
      main: "dragon",
      figures: proveSpots(spots),
      maximum: 51,
      payUnit: 2,
      unreachable: unreachableSpots(spots),
    };
  },
};
