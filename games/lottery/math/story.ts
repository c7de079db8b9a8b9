import type { StoryTeller } from "../../kit/math/table-story.ts";
import { matchesOf, PICKS } from "./lottery-prizes.ts";
import type { LotteryBet, LotteryOutcome } from "./lottery-table.ts";

export const story: StoryTeller = {
  words: ["games-lottery"],
  describe({ action, view }) {
    const { drawn } = (view as { outcome: LotteryOutcome }).outcome;
    return {
      facts: [{ name: { word: "games-lottery.numbersDrawn" }, value: [drawn.join(" · ")] }],
      bets: (action as LotteryBet).lines.map(({ numbers, stake }) => ({
        name: [
          `${numbers.join(" · ")} – `,
          {
            word: "games-lottery.matchesOf",
            values: { matches: matchesOf(numbers, drawn), picks: PICKS },
          },
        ],
        stake,
      })),
    };
  },
};
