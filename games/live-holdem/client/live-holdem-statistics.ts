import type { Translate } from "@parlour/web/i18n/translator";
import { groupOf } from "../../kit/client/live/statistics/statistics-group.ts";
import { holdemHandWords } from "../../kit/math/holdem/casino-holdem-pay-tables.ts";
import { pokerHandOf, pokerValue } from "../../kit/math/poker-value.ts";
import { type HoldemDeal, outcomeOf } from "../math/live-holdem-table.ts";

const results = {
  win: "games-casino-holdem.outcomeWin",
  notQualified: "games-casino-holdem.outcomeNotQualified",
  push: "games-casino-holdem.outcomePush",
  lose: "games-casino-holdem.outcomeLose",
} as const;
const hands = [
  "highCard",
  "pair",
  "twoPair",
  "threeOfAKind",
  "straight",
  "flush",
  "fullHouse",
  "fourOfAKind",
  "straightFlush",
  "royalFlush",
] as const;

/** How the players' common hand, if it was called, did against the dealer, and which hand it was. */
export function liveHoldemStatistics(outcomes: readonly HoldemDeal[], t: Translate) {
  return [
    groupOf(
      t("games.result"),
      outcomes,
      Object.entries(results).map(([result, word]) => ({
        name: t(word),
        holds: (deal: HoldemDeal) => outcomeOf(deal, true) === result,
      })),
    ),
    groupOf(
      t("games.yourHand"),
      outcomes,
      hands.map((hand) => ({
        name: t(holdemHandWords[hand]),
        holds: ({ player, board }: HoldemDeal) => pokerHandOf(pokerValue([...player, ...board])) === hand,
      })),
    ),
  ];
}
