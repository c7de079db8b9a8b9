import { totalOf } from "../../kit/math/blackjack/hand.ts";
import { type BlackjackSpot, spotWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import { cardText } from "../../kit/math/card-text.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";
import type { Deal } from "./deal-seats.ts";
import type { SeatBet } from "./seat-bet.ts";
import { handsAtEnd, isInsured } from "./settle-seat.ts";

export const story: StoryTeller = {
  words: ["games-live-blackjack", "games-blackjack", "games-seven-seat-blackjack"],
  describe({ action, view }) {
    const { outcome, choices = [] } = view as { outcome: Deal; choices?: Choice[] };
    const bet = action as SeatBet;
    const text = (cards: readonly number[]) => `${cards.map(cardText).join(" ")} (${totalOf(cards).total})`;
    const hands = handsAtEnd(bet, outcome, choices).map(({ cards }) => text(cards));
    return {
      facts: [
        {
          name: {
            word: bet.behind ? "games-seven-seat-blackjack.behindSeat" : "games-seven-seat-blackjack.seat",
          },
          value: [String(bet.seat)],
        },
        { name: { word: "games-seven-seat-blackjack.hand" }, value: [hands.join(" · ")] },
        { name: { word: "games.dealer" }, value: [text(outcome.dealer)] },
        ...(isInsured(choices)
          ? [
              {
                name: { word: "games-blackjack.insurance" } as const,
                value: [{ word: "games-live-blackjack.taken" } as const],
              },
            ]
          : []),
      ],
      bets: bet.bets.map(({ spot, stake }) => ({
        name: [
          {
            word: bet.behind ? "games-seven-seat-blackjack.betBehind" : spotWords[spot as BlackjackSpot],
          },
        ],
        stake,
      })),
    };
  },
};
