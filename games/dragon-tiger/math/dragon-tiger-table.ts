import { cardText } from "../../kit/math/card-text.ts";
import { rankOf } from "../../kit/math/cards.ts";
import { spotTable } from "../../kit/math/spot-table.ts";
import {
  type DragonTigerCards,
  type DragonTigerKind,
  dealDragonTiger,
  dragonTigerKinds,
  settleDragonTiger,
  winnerOf,
} from "./dragon-tiger-bets.ts";

/** Dragon tiger as a shared round: one card for each side, for all players. */
export const dragonTigerTable = spotTable<DragonTigerCards>({
  slug: "dragon-tiger",
  spots: dragonTigerKinds,
  bettingMs: 12_000,
  runMs: () => 4_500,
  resultMs: 4_500,
  pastShown: 120,
  draw: dealDragonTiger,
  settle: (spot, stake, cards) => settleDragonTiger(spot as DragonTigerKind, stake, cards),
  resultOf: (cards) => {
    const { dragon, tiger } = cards;
    const high = rankOf(dragon) >= rankOf(tiger) ? dragon : tiger;
    return { text: cardText(high).slice(0, -1), tone: winnerOf(cards) };
  },
});
