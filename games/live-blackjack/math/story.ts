import { totalOf } from "../../kit/math/blackjack/hand.ts";
import { type BlackjackSpot, spotWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import { cardText } from "../../kit/math/card-text.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";
import { type Deal, playHands } from "./blackjack-hands.ts";
import { handsAtEnd, stakeOn } from "./live-blackjack-table.ts";

export const story: StoryTeller = {
  words: ["games-live-blackjack", "games-blackjack"],
  describe({ action, view }) {
    const { outcome, choices = [] } = view as { outcome: Deal; choices?: Choice[] };
    const bet = action as SpotBet;
    const main = stakeOn(bet, "main");
    const text = (cards: readonly number[]) => `${cards.map(cardText).join(" ")} (${totalOf(cards).total})`;
    const { isInsured } = playHands(main, outcome, choices);
    return {
      facts: [
        {
          name: { word: "games-live-blackjack.yourHand" },
          value: [
            handsAtEnd(main, outcome, choices)
              .map(({ cards }) => text(cards))
              .join(" · "),
          ],
        },
        { name: { word: "games.dealer" }, value: [text(outcome.dealer)] },
        ...(isInsured
          ? [
              {
                name: { word: "games-blackjack.insurance" } as const,
                value: [{ word: "games-live-blackjack.taken" } as const],
              },
            ]
          : []),
      ],
      bets: bet.bets.map(({ spot, stake }) => ({
        name: [{ word: spotWords[spot as BlackjackSpot] }],
        stake,
      })),
    };
  },
};
