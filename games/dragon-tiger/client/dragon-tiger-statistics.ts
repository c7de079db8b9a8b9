import type { Translate } from "@parlour/web/i18n/translator";
import { groupOf } from "../../kit/client/live/statistics/statistics-group.ts";
import { DECK_SIZE } from "../../kit/math/cards.ts";
import { DRAGON_TIGER_DECKS, type DragonTigerCards, winnerOf } from "../math/dragon-tiger-bets.ts";
import { dragonTigerWords } from "../math/dragon-tiger-pay-tables.ts";

/** The chance that the second card has the rank of the first. */
const tie = (4 * DRAGON_TIGER_DECKS - 1) / (DRAGON_TIGER_DECKS * DECK_SIZE - 1);
const chances = { dragon: (1 - tie) / 2, tiger: (1 - tie) / 2, tie };

/** How often each side won. */
export function dragonTigerStatistics(outcomes: readonly DragonTigerCards[], t: Translate) {
  return [
    groupOf(
      t("games.result"),
      outcomes,
      (["dragon", "tiger", "tie"] as const).map((winner) => ({
        name: t(dragonTigerWords[winner]),
        holds: (cards: DragonTigerCards) => winnerOf(cards) === winner,
        expected: chances[winner],
      })),
    ),
  ];
}
