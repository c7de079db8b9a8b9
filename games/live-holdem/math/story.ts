import { cardText } from "../../kit/math/card-text.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";
import { type HoldemDeal, type HoldemSpot, holdemMoveOf } from "./live-holdem-table.ts";

const spotWords = {
  ante: "games-casino-holdem.ante",
  aa: "games-casino-holdem.aa",
} as const satisfies Record<HoldemSpot, string>;

export const story: StoryTeller = {
  words: ["games-live-holdem", "games-casino-holdem"],
  describe({ action, view }) {
    const { outcome, choices = [] } = view as { outcome: HoldemDeal; choices?: Choice[] };
    const text = (cards: readonly number[]) => [cards.map(cardText).join(" ")];
    const move = holdemMoveOf(choices) ?? "fold";
    return {
      facts: [
        { name: { word: "games.yourHand" }, value: text(outcome.player) },
        { name: { word: "games-casino-holdem.board" }, value: text(outcome.board) },
        { name: { word: "games.dealer" }, value: text(outcome.dealer) },
        {
          name: { word: "games-live-holdem.decision" },
          value: [{ word: move === "call" ? "games-casino-holdem.call" : "games-casino-holdem.fold" }],
        },
      ],
      bets: (action as SpotBet).bets.map(({ spot, stake }) => ({
        name: [{ word: spotWords[spot as HoldemSpot] }],
        stake,
      })),
    };
  },
};
