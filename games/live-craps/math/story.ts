import { type Dice, totalOf } from "../../kit/math/craps-odds.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";
import { crapsSpots, pointOf } from "./craps-bets.ts";
import { crapsWords } from "./live-craps-pay-tables.ts";

export const story: StoryTeller = {
  words: ["games-live-craps"],
  describe({ action, view }) {
    const { rolls } = (view as { outcome: { rolls: Dice[] } }).outcome;
    const point = pointOf(rolls);
    return {
      facts: [
        {
          name: { word: "games-live-craps.rolls" },
          value: [rolls.map((roll) => `${totalOf(roll)} (${roll.join("+")})`).join(", ")],
        },
        ...(point === null
          ? []
          : [{ name: { word: "games-live-craps.point" } as const, value: [String(point)] }]),
      ],
      bets: (action as SpotBet).bets.map(({ spot, stake }) => {
        const { kind, total } = crapsSpots.get(spot)!;
        return { name: [{ word: crapsWords[kind] }, total === null ? "" : ` ${total}`], stake };
      }),
    };
  },
};
