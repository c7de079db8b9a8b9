import type { BaccaratHands, BaccaratKind } from "../../kit/math/baccarat/baccarat-hands.ts";
import { betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { totalOf } from "../../kit/math/baccarat/tableau.ts";
import { cardText } from "../../kit/math/card-text.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";

export const story: StoryTeller = {
  words: ["games-baccarat"],
  describe({ action, view }) {
    const { outcome } = view as { outcome: BaccaratHands };
    const hand = (cards: readonly number[]) => [`${cards.map(cardText).join(" ")} (${totalOf(cards)})`];
    return {
      facts: [
        { name: { word: betWords.player }, value: hand(outcome.player) },
        { name: { word: betWords.banker }, value: hand(outcome.banker) },
      ],
      bets: (action as SpotBet).bets.map(({ spot, stake }) => ({
        name: [{ word: betWords[spot as BaccaratKind] }],
        stake,
      })),
    };
  },
};
