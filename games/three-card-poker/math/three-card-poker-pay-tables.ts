import type { PayTable } from "../../kit/math/pay-table.ts";
import { type ThreeCardHand, threeCardHands } from "./three-card-hand.ts";
import { anteBonus, pairPlusPays } from "./three-card-pays.ts";

export const threeCardHandWords = {
  straightFlush: "games-three-card-poker.straightFlush",
  threeOfAKind: "games-three-card-poker.threeOfAKind",
  straight: "games-three-card-poker.straight",
  flush: "games-three-card-poker.flush",
  pair: "games-three-card-poker.pair",
  highCard: "games-three-card-poker.highCard",
} as const satisfies Record<ThreeCardHand, string>;

/** The pay table rows of a bet whose payout depends on the player's hand, best hand first. */
export const payingHands = (pays: Partial<Record<ThreeCardHand, number>>): [ThreeCardHand, number][] =>
  threeCardHands.flatMap((hand) => {
    const odds = pays[hand];
    return odds === undefined ? [] : [[hand, odds]];
  });

const rowsOf = (pays: Partial<Record<ThreeCardHand, number>>): PayTable["rows"] =>
  payingHands(pays).map(([hand, odds]) => [{ word: threeCardHandWords[hand] }, { odds: [odds, 1] }]);

export const threeCardPokerPayTables: PayTable[] = [
  {
    title: { word: "games-three-card-poker.anteAndPlay" },
    notes: [{ word: "games-three-card-poker.rule3" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: [
      [{ word: "games-three-card-poker.ante" }, { odds: [1, 1] }],
      [{ word: "games-three-card-poker.play" }, { odds: [1, 1] }],
    ],
  },
  {
    title: { word: "games-three-card-poker.anteBonus" },
    notes: [{ word: "games-three-card-poker.rule4" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: rowsOf(anteBonus),
  },
  {
    title: { word: "games-three-card-poker.pairPlus" },
    notes: [{ word: "games-three-card-poker.rule5" }],
    columns: [{ word: "games.result" }, { word: "games.payout" }],
    rows: rowsOf(pairPlusPays),
  },
];
