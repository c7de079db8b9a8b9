import type { StoryTeller } from "../../kit/math/table-story.ts";
import type { CrashBet } from "./crash.ts";

export const story: StoryTeller = {
  words: [],
  describe({ action, view }) {
    const { outcome, leftAt } = view as { outcome: { point: number }; leftAt: number | null };
    return {
      facts: [
        { name: { word: "rounds.flightEnded" }, value: [{ times: outcome.point / 100 }] },
        { name: { word: "rounds.cashedOut" }, value: [leftAt === null ? "–" : { times: leftAt / 100 }] },
      ],
      bets: [{ name: [{ word: "rounds.stake" }], stake: (action as CrashBet).stake }],
    };
  },
};
