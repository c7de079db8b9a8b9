import type { RouletteBet } from "./roulette-game.ts";
import { pocketLabel, type RouletteLayout } from "./roulette-layout.ts";
import { spotWords } from "./roulette-pay-tables.ts";
import type { StoryPart, StoryTeller } from "./table-story.ts";

type Outcome = { pocket: number; lucky?: { pocket: number; pays: number }[] };

/** Describes a round of any shared roulette table as text. */
export function rouletteStory(layout: RouletteLayout): StoryTeller {
  return {
    words: ["games-roulette"],
    describe({ action, view }) {
      const { pocket, lucky = [] } = (view as { outcome: Outcome }).outcome;
      const drawn = lucky.flatMap(({ pocket: number, pays }, at): StoryPart[] => [
        `${at > 0 ? ", " : ""}${pocketLabel(number)} `,
        { times: pays },
      ]);
      return {
        facts: [
          { name: { word: "rounds.pocket" }, value: [pocketLabel(pocket)] },
          ...(drawn.length > 0 ? [{ name: { word: "games-roulette.luckyNumbers" }, value: drawn }] : []),
        ],
        bets: (action as RouletteBet).bets.map(({ spot, stake }) => {
          const { kind, pockets } = layout.spots.get(spot)!;
          const numbers = pockets.length > 12 ? "" : ` ${pockets.map(pocketLabel).join(", ")}`;
          return { name: [{ word: spotWords[kind] }, numbers], stake };
        }),
      };
    },
  };
}
