import type { RouletteBet } from "../../kit/math/roulette-game.ts";
import { europeanLayout, pocketLabel } from "../../kit/math/roulette-layout.ts";
import { spotWords } from "../../kit/math/roulette-pay-tables.ts";
import type { StoryTeller } from "../../kit/math/table-story.ts";

export const story: StoryTeller = {
  words: ["games-roulette"],
  tell({ action, view }) {
    const { outcome } = view as { outcome: { pocket: number } };
    return {
      facts: [{ name: { word: "rounds.pocket" }, value: [pocketLabel(outcome.pocket)] }],
      bets: (action as RouletteBet).bets.map(({ spot, stake }) => {
        const { kind, pockets } = europeanLayout.spots.get(spot)!;
        const numbers = pockets.length > 12 ? "" : ` ${pockets.map(pocketLabel).join(", ")}`;
        return { name: [{ word: spotWords[kind] }, numbers], stake };
      }),
    };
  },
};
