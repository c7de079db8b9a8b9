import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";
import { type Dice, sicBoSpots, totalOfDice } from "./sic-bo-bets.ts";
import { sicBoWords } from "./sic-bo-pay-tables.ts";

export const story: StoryTeller = {
  words: ["games-sic-bo"],
  describe({ action, view }) {
    const { dice } = (view as { outcome: { dice: Dice } }).outcome;
    return {
      facts: [
        { name: { word: "games-sic-bo.dice" }, value: [dice.join(" · ")] },
        { name: { word: "games-sic-bo.total" }, value: [String(totalOfDice(dice))] },
      ],
      bets: (action as SpotBet).bets.map(({ spot, stake }) => {
        const { kind, numbers } = sicBoSpots.get(spot)!;
        return {
          name: [{ word: sicBoWords[kind] }, numbers.length > 0 ? ` ${numbers.join(" + ")}` : ""],
          stake,
        };
      }),
    };
  },
};
