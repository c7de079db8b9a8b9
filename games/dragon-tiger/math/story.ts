import { cardText } from "../../kit/math/card-text.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";
import type { DragonTigerCards, DragonTigerKind } from "./dragon-tiger-bets.ts";
import { dragonTigerWords } from "./dragon-tiger-pay-tables.ts";

export const story: StoryTeller = {
  words: ["games-dragon-tiger"],
  describe({ action, view }) {
    const { dragon, tiger } = (view as { outcome: DragonTigerCards }).outcome;
    return {
      facts: [
        { name: { word: dragonTigerWords.dragon }, value: [cardText(dragon)] },
        { name: { word: dragonTigerWords.tiger }, value: [cardText(tiger)] },
      ],
      bets: (action as SpotBet).bets.map(({ spot, stake }) => ({
        name: [{ word: dragonTigerWords[spot as DragonTigerKind] }],
        stake,
      })),
    };
  },
};
