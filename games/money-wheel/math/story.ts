import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryPart, StoryTeller } from "../../kit/math/table-story.ts";
import { type MoneyWheelOutcome, resultOfStops } from "./spin-money-wheel.ts";

export const story: StoryTeller = {
  words: ["games-money-wheel"],
  describe({ action, view }) {
    const { stops } = (view as { outcome: MoneyWheelOutcome }).outcome;
    const { number, multiplier } = resultOfStops(stops);
    const shown: StoryPart[] = multiplier > 1 ? [`${number}, `, { times: multiplier }] : [String(number)];
    return {
      facts: [{ name: { word: "rounds.pocket" }, value: shown }],
      bets: (action as SpotBet).bets.map(({ spot, stake }) => ({ name: [spot], stake })),
    };
  },
};
