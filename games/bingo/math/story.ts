import type { StoryTeller } from "../../kit/math/table-story.ts";
import { patternWords } from "./bingo-pay-tables.ts";
import { prizesWon } from "./bingo-prizes.ts";
import type { BingoBet, BingoOutcome } from "./bingo-table.ts";

export const story: StoryTeller = {
  words: ["games-bingo"],
  describe({ action, view }) {
    const { calls } = (view as { outcome: BingoOutcome }).outcome;
    return {
      facts: [{ name: { word: "games-bingo.ballsCalled" }, value: [calls.join(", ")] }],
      bets: (action as BingoBet).tickets.map(({ rows, stake }) => {
        const best = prizesWon(rows, calls).at(-1);
        return {
          name: [
            rows.map((row) => row.join(" ")).join(" / "),
            ...(best === undefined ? [] : [" – ", { word: patternWords[best.pattern] }]),
          ],
          stake,
        };
      }),
    };
  },
};
