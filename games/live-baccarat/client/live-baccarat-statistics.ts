import type { Translate } from "@parlour/web/i18n/translator";
import { groupOf } from "../../kit/client/live/statistics/statistics-group.ts";
import { type BaccaratHands, outcomeOf } from "../../kit/math/baccarat/baccarat-hands.ts";
import { betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";

/** The chances with eight decks. */
const chances = { player: 0.446247, banker: 0.458597, tie: 0.095156 };

/** How often each side won. */
export function liveBaccaratStatistics(outcomes: readonly BaccaratHands[], t: Translate) {
  return [
    groupOf(
      t("games.result"),
      outcomes,
      (["player", "banker", "tie"] as const).map((winner) => ({
        name: t(betWords[winner]),
        holds: ({ player, banker }: BaccaratHands) => outcomeOf(player, banker) === winner,
        expected: chances[winner],
      })),
    ),
  ];
}
